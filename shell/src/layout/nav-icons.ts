import {
  IconBriefcase,
  IconBuildingSkyscraper,
  IconCalendar,
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
  type IconComponent,
} from '@muster/ui';

/** The icons that route tables name. */
const icons: Readonly<Record<string, IconComponent>> = {
  home: IconHome,
  users: IconUsers,
  layoutDashboard: IconLayoutKanban,
  building: IconBuildingSkyscraper,
  briefcase: IconBriefcase,
  calendar: IconCalendar,
  userCircle: IconUser,
  palette: IconPhoto,
  stack: IconStack2,
  usersGroup: IconUsersGroup,
  userCheck: IconUserCheck,
  userCog: IconUserEdit,
  userPlus: IconUserPlus,
  userSearch: IconUserSearch,
  mailPlus: IconMailPlus,
  history: IconHistory,
  settings: IconSettings,
};

export const iconFor = (name: string): IconComponent => icons[name] ?? IconSettings;
