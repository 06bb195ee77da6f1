import {
  impersonationStartSchema,
  type ImpersonationMode,
  type ImpersonationOffer,
} from '@muster/contracts';
import { useFormMutation, usePlatform, type ApiError } from '@muster/kit';
import { useZodForm } from '@muster/ui';
import { api } from '../../../api.ts';

const schema = impersonationStartSchema.refine(
  ({ mode, confirmAct }) => mode !== 'act' || confirmAct,
  { path: ['confirmAct'], params: { code: 'REQUIRED' } },
);

/** Creates the form to start an impersonation. The target's only role is preselected. */
export function useImpersonateForm(
  { assignments, targetId }: ImpersonationOffer,
  onRefused: (error: ApiError) => boolean,
) {
  const platform = usePlatform();
  const [start] = api.useImpersonationStartMutation();
  const [only] = assignments;
  const form = useZodForm({
    schema,
    initialValues: {
      assignmentId: assignments.length === 1 && only ? only.id : '',
      mode: 'view_only' as ImpersonationMode,
      confirmAct: false,
      reason: '',
      ticketRef: '',
      withoutNotice: false,
    },
    prepare: (values) => ({
      ...values,
      assignmentId: values.assignmentId || undefined,
      ticketRef: values.ticketRef.trim() || null,
      confirmAct: values.mode === 'act' && values.confirmAct,
    }),
  });
  const { submit, pending } = useFormMutation({
    form,
    mutation: start,
    toArgs: ({ output }) => ({ params: { id: targetId }, body: output }),
    // The page removes everything of the own role and shows the person's home instead.
    onSaved: () => platform.bus.emit('session.changed', { reason: 'role-switched' }),
    onRefused,
  });
  return { form, submit, pending };
}
