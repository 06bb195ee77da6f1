import type { Placement } from '@muster/contracts';
import { useFormMutation, usePlatform, type Trigger } from '@muster/kit';
import { useZodForm } from '@muster/ui';

type Values = Record<string, unknown>;
type AnySchema = Parameters<typeof useZodForm>[0]['schema'];

interface FormOptions<S extends AnySchema, V extends Values, B> {
  placement: Placement;
  /** The body of the action; the version is added here. */
  schema: S;
  initialValues: V;
  prepare?: (values: V) => Values;
  mutation: Trigger<{ params: { id: string }; body: B }, Placement>;
  /** The message shown after success. */
  said: (saved: Placement) => string;
  onDone: (saved: Placement) => void;
}

/** The form of an action: its body with the version that the user has seen. */
export function usePlacementForm<S extends AnySchema, V extends Values, B>({
  placement: { id, version },
  schema,
  initialValues,
  prepare = (values) => values,
  mutation,
  said,
  onDone,
}: FormOptions<S, V, B>) {
  const platform = usePlatform();
  const form = useZodForm<S, V>({
    schema,
    initialValues,
    prepare: (values) => ({ ...prepare(values), version }),
  });
  const saving = useFormMutation({
    form,
    mutation,
    version,
    toArgs: ({ output, version: onto }) => ({
      params: { id },
      body: { ...(output as Values), version: onto } as unknown as B,
    }),
    onSaved: (saved: Placement) => {
      platform.notify({ kind: 'success', text: said(saved) });
      onDone(saved);
    },
  });
  return { form, saving };
}
