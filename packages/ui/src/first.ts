/**
 * What first pages are made of: of the frame, of a remote before its screens, and of screens that a
 * client opens on a phone. It comes with the page; the rest of `index.ts` is a file of its own, which
 * comes with the first script that takes any other name. A name that is missing here is no fault, it
 * only lets its page wait for that file.
 */
export { ConfirmModal } from './feedback/confirm-modal.tsx';
export { EmptyState } from './feedback/empty-state.tsx';
export { ErrorState } from './feedback/error-state.tsx';
export { ForbiddenState } from './feedback/forbidden-state.tsx';
export { LoadingText } from './feedback/loading-text.tsx';
export { NotFoundState } from './feedback/not-found-state.tsx';
export { OfflineBanner } from './feedback/offline-banner.tsx';
export { PageSkeleton } from './feedback/page-skeleton.tsx';
export { SwitchedOffState } from './feedback/switched-off-state.tsx';
export { dismissToast, toast } from './feedback/toast-store.ts';
export { useElapsed } from './feedback/use-elapsed.ts';
export { preloadFloating } from './floating/floating-parts.ts';
export { Menu } from './floating/menu.tsx';
export { formatDate, formatDateTime, formatTime } from './format/dates.ts';
export { formatMoney, formatNumber } from './format/numbers.ts';
export { countryName } from './format/options.ts';
export { setViewer, viewerTimeZone } from './format/viewer.ts';
export { zoneCity } from './format/zones.ts';
export { defineMessages, translate, useT } from './i18n/messages.ts';
export { AppFrame } from './layout/app-frame.tsx';
export { CountedIconButton } from './layout/counted-icon-button.tsx';
export { GuestFrame } from './layout/guest-frame.tsx';
export { ImpersonationBanner } from './layout/impersonation-banner.tsx';
export { LightTopNav } from './layout/light-top-nav.tsx';
export { ListPage } from './layout/list-page.tsx';
export { NavDrawer } from './layout/nav-drawer.tsx';
export { PersonButton } from './layout/person-button.tsx';
export { SearchTrigger } from './layout/search-trigger.tsx';
export { SideNav } from './layout/side-nav.tsx';
export { TopBar } from './layout/top-bar.tsx';
export { LinkProvider } from './link/link-context.tsx';
export { common } from './messages/common.en.ts';
export { DecisionModal } from './overlay/decision-modal.tsx';
export { DecisionNotice } from './overlay/decision-notice.tsx';
export { Drawer } from './overlay/drawer.tsx';
export { UnsavedInputProvider, useIsInOverlay } from './overlay/unsaved-input.tsx';
export { CommandPalette, preloadCommandPalette } from './palette/command-palette.tsx';
export { Avatar } from './primitives/avatar.tsx';
export { Badge } from './primitives/badge.tsx';
export { CardRow, CardRows } from './primitives/card-rows.tsx';
export { Card } from './primitives/card.tsx';
export { DateTime } from './primitives/date-time.tsx';
export { useDisclosure, useLocalStorage, useMediaQuery } from './primitives/hooks.ts';
export { IconButton } from './primitives/icon-button.tsx';
export {
  IconBell,
  IconBriefcase,
  IconBuildingSkyscraper,
  IconCalendar,
  IconCalendarEvent,
  IconCalendarPlus,
  IconChartBar,
  IconChevronDown,
  IconCircleCheckFilled,
  IconClock,
  IconDeviceDesktop,
  IconDownload,
  IconFileText,
  IconHelpCircle,
  IconHistory,
  IconHome,
  IconHourglass,
  IconLayoutKanban,
  IconListSearch,
  IconLogout,
  IconMailPlus,
  IconMasksTheater,
  IconMessageCircle,
  IconMoon,
  IconNotes,
  IconPencil,
  IconPhoto,
  IconPlayerPause,
  IconPlus,
  IconRefresh,
  IconSearch,
  IconSelector,
  IconSettings,
  IconSparkles,
  IconStack2,
  IconSun,
  IconTrash,
  IconUser,
  IconUserCheck,
  IconUserEdit,
  IconUserPlus,
  IconUserSearch,
  IconUserShare,
  IconUserX,
  IconUsers,
  IconUsersGroup,
  IconVideo,
  IconX,
} from './primitives/icons.ts';
export { LocalTime } from './primitives/local-time.tsx';
export {
  Button,
  Checkbox,
  Group,
  Progress,
  Skeleton,
  Text,
  VisuallyHidden,
} from './primitives/mantine.ts';
export { NoticeBar } from './primitives/notice-bar.tsx';
export { PersonLine } from './primitives/person-line.tsx';
export { useNow } from './primitives/use-now.ts';
export { EmptyLine } from './record/empty-line.tsx';
export { PageHeader } from './record/page-header.tsx';
export { StateBadge } from './state/state-badge.tsx';
export { stateFamilies } from './state/state-families.ts';
export { ShortcutList } from './table/shortcut-list.tsx';
export { useListShortcuts } from './table/use-list-shortcuts.ts';
export { useColorScheme } from './theme/color-scheme.ts';
export { MusterThemeProvider } from './theme/muster-theme-provider.tsx';
