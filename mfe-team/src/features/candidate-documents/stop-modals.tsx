import {
  signatureRefusalSchema,
  signatureVoidSchema,
  type SignatureDocument,
} from '@muster/contracts';
import { useFormMutation, usePlatform, type FormMutation } from '@muster/kit';
import { DecisionForm, TextArea, useZodForm, type BoundField, type ZodForm } from '@muster/ui';
import { api } from '../../api.ts';
import { useMessages } from './messages.ts';

interface StopModalProps {
  document: SignatureDocument;
  onClose: () => void;
}

/** Withdraws a document, with a reason that its parties read. */
export function VoidModal(props: StopModalProps) {
  const { id, version, status } = props.document;
  const t = useMessages();
  const [voidDocument] = api.useSignaturesVoidMutation();
  const form = useZodForm({
    schema: signatureVoidSchema.omit({ version: true }),
    initialValues: { note: '' },
  });
  const saving = useFormMutation({
    form,
    mutation: voidDocument,
    version,
    toArgs: ({ output, version: seen }) => ({ params: { id }, body: { ...output, version: seen } }),
    onSaved: useStopped('void', props),
  });
  const effects = status === 'partially_signed' ? [t('voiding.signed')] : [];
  return (
    <StopModal
      {...props}
      form={form}
      saving={saving}
      effects={effects}
      how="voiding"
      why={form.field('note')}
    />
  );
}

/** Asks a second person to withdraw a document that a party has signed and a colleague sent. */
export function AskVoidModal(props: StopModalProps) {
  const { id, version } = props.document;
  const [ask] = api.useSignaturesAskVoidMutation();
  const form = useZodForm({
    schema: signatureVoidSchema.omit({ version: true }),
    initialValues: { note: '' },
  });
  const saving = useFormMutation({
    form,
    mutation: ask,
    version,
    toArgs: ({ output, version: seen }) => ({ params: { id }, body: { ...output, version: seen } }),
    onSaved: useStopped('ask_void', props),
  });
  return <StopModal {...props} form={form} saving={saving} how="asking" why={form.field('note')} />;
}

/** Withholds a document from its parties, with a reason that its sender reads. */
export function RefuseModal(props: StopModalProps) {
  const { id, version } = props.document;
  const [refuse] = api.useSignaturesRefuseMutation();
  const form = useZodForm({
    schema: signatureRefusalSchema.omit({ version: true }),
    initialValues: { reason: '' },
  });
  const saving = useFormMutation({
    form,
    mutation: refuse,
    version,
    toArgs: ({ output, version: seen }) => ({ params: { id }, body: { ...output, version: seen } }),
    onSaved: useStopped('refuse', props),
  });
  return (
    <StopModal {...props} form={form} saving={saving} how="refusing" why={form.field('reason')} />
  );
}

function useStopped(action: 'void' | 'refuse' | 'ask_void', { onClose }: StopModalProps) {
  const t = useMessages();
  const { notify } = usePlatform();
  return () => {
    notify({ kind: 'success', text: t(`done.${action}`) });
    onClose();
  };
}

interface StopFormProps extends StopModalProps {
  how: 'voiding' | 'refusing' | 'asking';
  form: Pick<ZodForm<Record<string, string>, unknown>, 'dirty' | 'summary'>;
  saving: FormMutation;
  why: BoundField<string>;
  /** Effects in addition to the usual ones. */
  effects?: readonly string[];
}

function StopModal({ document, onClose, how, form, saving, why, effects = [] }: StopFormProps) {
  const t = useMessages();
  return (
    <DecisionForm
      onClose={onClose}
      title={t(`${how}.title`)}
      subtitle={document.title}
      keep={t(`${how}.keep`)}
      confirm={t(`${how}.confirm`)}
      danger={how !== 'asking'}
      unsaved={form.dirty}
      summary={form.summary}
      effects={[t(`${how}.effect`), ...effects]}
      saving={saving}
    >
      <TextArea label={t(`${how}.why`)} help={t(`${how}.whyHelp`)} required autoFocus {...why} />
    </DecisionForm>
  );
}
