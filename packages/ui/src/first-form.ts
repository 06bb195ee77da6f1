/**
 * What the first form of a visitor is made of: signing in, applying. It is a file of its own, which
 * comes with the first script that takes a name of it; see `first.ts` for what comes with every page.
 * A name that is missing here is no fault, it only lets its page wait for the rest of `index.ts`,
 * whose order this keeps for the sake of the styles.
 */
export { CheckboxField } from './form/choices/checkbox-field.tsx';
export { CountryField } from './form/typed-fields/country-field.tsx';
export { ConflictDialog } from './form/conflict/conflict-dialog.tsx';
export { ErrorSummary } from './form/layout/error-summary.tsx';
export { FieldRow } from './form/field-row.tsx';
export { HoneypotField } from './form/honeypot-field.tsx';
export { useHumanPace } from './form/use-human-pace.ts';
export { Form } from './form/layout/form.tsx';
export { PasswordField } from './form/typed-fields/password-field.tsx';
export { EmailField } from './form/typed-fields/email-field.tsx';
export { TextField } from './form/text-field.tsx';
export { useZodForm } from './form/state/use-zod-form.ts';
export { formatRelativeDateTime } from './format/relative.ts';
export { CopyButton } from './primitives/copy-button.tsx';
export { useClipboard } from './primitives/use-clipboard.ts';
export { IconCheck, IconCopy, IconPrinter } from './primitives/icons.ts';
export { KeyValueList } from './primitives/key-value-list.tsx';
export { Anchor } from './primitives/mantine.ts';
export { RichTextView } from './rich-text/rich-text-view.tsx';
