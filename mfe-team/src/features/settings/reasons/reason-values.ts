import { reasonCreateSchema, type CatalogueReason, type ReasonContext } from '@muster/contracts';
import { useZodForm } from '@muster/ui';

const { defaultTemplateId } = reasonCreateSchema.shape;
const schema = reasonCreateSchema
  .omit({ context: true })
  .extend({ defaultTemplateId: defaultTemplateId.unwrap() });

/** Returns the form values. */
export const reasonValues = ({
  side,
  label,
  requiresNote,
  coolDownDays,
  defaultTemplateId,
}: CatalogueReason) => ({
  side,
  label,
  requiresNote,
  coolDownDays,
  defaultTemplateId,
});
export type ReasonValues = ReturnType<typeof reasonValues>;

/** Contexts whose reasons belong to neither side. */
const sideless: ReadonlySet<ReasonContext> = new Set(['job_close', 'document_void']);
export const blankReason = (context: ReasonContext): ReasonValues => ({
  side: sideless.has(context) ? 'none' : 'agency',
  label: '',
  requiresNote: false,
  coolDownDays: null,
  defaultTemplateId: null,
});

/** Returns only the differences from `before`. */
export function reasonChanges(before: ReasonValues, after: ReasonValues): Partial<ReasonValues> {
  return Object.fromEntries(
    Object.entries(after).filter(([key, value]) => value !== before[key as keyof ReasonValues]),
  );
}

/** Creates the form of a reason. */
export const useReasonForm = (initialValues: ReasonValues) => useZodForm({ schema, initialValues });
export type ReasonForm = ReturnType<typeof useReasonForm>;
