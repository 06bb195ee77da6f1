import {
  IconBriefcase,
  IconBuildingSkyscraper,
  IconHistory,
  IconHome,
  IconLayoutKanban,
  IconMailPlus,
  IconPhoto,
  IconSettings,
  IconStack2,
  IconUser,
  IconUserCheck,
  IconUserEdit,
  IconUserPlus,
  IconUserSearch,
  IconUsers,
  IconUsersGroup,
  IconVideo,
  type IconComponent,
} from '@muster/ui';

/** The icons that route tables name. */
const icons: Readonly<Record<string, IconComponent>> = {
  home: IconHome,
  users: IconUsers,
  layoutDashboard: IconLayoutKanban,
  building: IconBuildingSkyscraper,
  briefcase: IconBriefcase,
  userCircle: IconUser,
  palette: IconPhoto,
  stack: IconStack2,
  usersGroup: IconUsersGroup,
  userCheck: IconUserCheck,
  userCog: IconUserEdit,
  userPlus: IconUserPlus,
  userSearch: IconUserSearch,
  mailPlus: IconMailPlus,
  video: IconVideo,
  history: IconHistory,
  settings: IconSettings,
};

export const iconFor = (name: string): IconComponent => icons[name] ?? IconSettings;
