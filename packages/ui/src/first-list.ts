/**
 * What the first list of staff is made of: views, filters, the table and what stands in its cells. It
 * is a file of its own, which comes with the first script that takes a name of it; see `first.ts` for
 * what comes with every page. A name that is missing here is no fault, it only lets its list wait for
 * the rest of `index.ts`, whose order this keeps for the sake of the styles.
 */
export { Tooltip } from './floating/tooltip.tsx';
export { dayKey } from './format/dates.ts';
export { formatCount } from './format/numbers.ts';
export { enumLabels } from './messages/enum-labels.en.ts';
export { ListNotice } from './layout/list-page.tsx';
export { Link } from './link/link-context.tsx';
export { ChipList } from './primitives/chip-list.tsx';
export { FittingChips } from './primitives/fitting-chips.tsx';
export { useDebouncedCallback } from './primitives/hooks.ts';
export {
  IconAdjustmentsHorizontal,
  IconAlertTriangle,
  IconFileImport,
  IconInbox,
  IconLock,
  IconMail,
  IconPhone,
  IconShieldCheck,
} from './primitives/icons.ts';
export { UnstyledButton } from './primitives/mantine.ts';
export { Money } from './primitives/money.tsx';
export { ValueTooltip } from './primitives/value-tooltip.tsx';
export { VerifiedTick } from './primitives/verified-tick.tsx';
export { ViewTabs } from './record/view-tabs.tsx';
export { stateLabel } from './state/state-badge.tsx';
export { countryFilter } from './table/country-filter.ts';
export { DataTable } from './table/data-table.tsx';
export { FilterBar } from './table/filter-bar.tsx';
export { cameBackToList } from './table/list-place.ts';
export { PhoneRow } from './table/phone-row.tsx';
