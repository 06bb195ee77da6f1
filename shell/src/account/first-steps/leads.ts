import {
  clientDashboardRoutes,
  selfServiceRoutes,
  teamRoutes,
  type OnboardingStep,
  type Route,
} from '@muster/contracts';
import {
  IconBell,
  IconBriefcase,
  IconBuildingSkyscraper,
  IconCalendar,
  IconCurrencyDollar,
  IconFileUpload,
  IconMail,
  IconShieldCheck,
  IconSparkles,
  IconUserPlus,
  type IconComponent,
} from '@muster/ui';

/** Steps that are done on another screen. */
export type LeadingStep = Exclude<OnboardingStep, 'profile' | 'display' | 'two_step'>;

interface Lead {
  route: Route;
  query?: Record<string, string>;
  icon: IconComponent;
}

const { profile, uploadFile } = selfServiceRoutes;

/** The screen for each of them. */
export const leadsOf: Readonly<Record<LeadingStep, Lead>> = {
  hours: { route: teamRoutes.calendar, icon: IconCalendar },
  signature: { route: teamRoutes.calendar, query: { account: 'profile' }, icon: IconMail },
  notices: { route: teamRoutes.calendar, query: { account: 'notifications' }, icon: IconBell },
  company: {
    route: clientDashboardRoutes.dashboard,
    query: { company: 'facts' },
    icon: IconBuildingSkyscraper,
  },
  team: { route: clientDashboardRoutes.clientDashboardInviteCoworker, icon: IconUserPlus },
  first_job: { route: clientDashboardRoutes.clientDashboardJobsNew, icon: IconBriefcase },
  cv: { route: uploadFile, icon: IconFileUpload },
  skills: { route: profile, query: { edit: 'skills' }, icon: IconSparkles },
  rate: { route: profile, query: { edit: 'rates' }, icon: IconCurrencyDollar },
  availability: { route: profile, query: { edit: 'availability' }, icon: IconCalendar },
  consent: { route: profile, icon: IconShieldCheck },
};
