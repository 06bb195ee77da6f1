/**
 * What of the design an entry page may show: its build takes these in place of `@muster/ui`, so that
 * one screen runs in both. A name that is missing here fails that build; add it where it needs no
 * more of the component library than `core.tsx` draws.
 */
export { EmptyState } from '../feedback/empty-state.tsx';
export { ErrorState } from '../feedback/error-state.tsx';
export { LoadingText } from '../feedback/loading-text.tsx';
export { OfflineBanner } from '../feedback/offline-banner.tsx';
export { FieldRow } from '../form/field-row.tsx';
export { HoneypotField } from '../form/honeypot-field.tsx';
export { ErrorSummary } from '../form/layout/error-summary.tsx';
export { Form } from '../form/layout/form.tsx';
export { useZodForm } from '../form/state/use-zod-form.ts';
export type { ZodForm } from '../form/state/use-zod-form.ts';
export { TextField } from '../form/text-field.tsx';
export { useHumanPace } from '../form/use-human-pace.ts';
export { CountryField } from '../form/typed-fields/country-field.tsx';
export { EmailField } from '../form/typed-fields/email-field.tsx';
export { formatDate } from '../format/dates.ts';
export { countryName } from '../format/options.ts';
export { zoneCity } from '../format/zones.ts';
export { defineMessages, translate, useT } from '../i18n/messages.ts';
export type { MessageBundle } from '../i18n/messages.ts';
export { GuestFrame } from '../layout/guest-frame.tsx';
export type { LinkProps } from '../link/link-context.tsx';
export { common } from '../messages/common.en.ts';
export { DateTime } from '../primitives/date-time.tsx';
export { IconBriefcase } from '../primitives/icons.ts';
export { KeyValueList } from '../primitives/key-value-list.tsx';
export { NoticeBar } from '../primitives/notice-bar.tsx';
export { useElapsed } from '../feedback/use-elapsed.ts';
export { RichTextView } from './rich-text-view.tsx';
export { Button } from '@mantine/core';
