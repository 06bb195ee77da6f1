import { useState } from 'react';
import { href, type SignatureDocument, type SignatureTemplate } from '@muster/contracts';
import { DocumentReader, documentFileUrl } from '@muster/blocks';
import { errorText, isApiError, useFormMutation, usePlatform, useSession } from '@muster/kit';
import {
  Button,
  Card,
  CardColumns,
  ConfirmModal,
  DateField,
  ErrorSummary,
  Form,
  Group,
  NoticeBar,
  PageHeader,
  Stack,
  TextArea,
  TextField,
  formatDate,
  useZodForm,
} from '@muster/ui';
import { api } from '../../api.ts';
import { documentSchema, type DocumentInput, type DocumentValues } from './document-values.ts';
import { DocumentsCrumbs } from './documents-crumbs.tsx';
import { placesOf, type DocumentsList } from './documents-subject.ts';
import classes from './documents.module.css';
import { OwnPdf } from './own-pdf.tsx';
import { useMessages } from './messages.ts';
import { SigningFields } from './signing-fields.tsx';

interface DocumentFormProps {
  template: SignatureTemplate;
  list: DocumentsList;
  draft: SignatureDocument | null;
  /** Called with the id of a new document once it is saved. */
  onBegun: (id: string) => void;
}

const isNamed = ({ guest, parties }: DocumentValues): boolean =>
  (parties?.includes('client') ?? true) && Boolean(guest?.name.trim() || guest?.email.trim());

/** The fields of a template, the signers and the deadline, and the document as it will be sent. */
export function DocumentForm({ template, list, draft, onBegun }: DocumentFormProps) {
  const t = useMessages();
  const platform = usePlatform();
  const session = useSession();
  const { subject, signers } = list;
  const places = placesOf[subject.kind];
  const [saved, setSaved] = useState(draft);
  const [sending, setSending] = useState(false);
  const [isAsked, setAsked] = useState(false);
  const [ofCandidate] = api.useSignaturesCreateMutation();
  const [ofCompany] = api.useSignaturesCreateOfCompanyMutation();
  const create = subject.kind === 'company' ? ofCompany : ofCandidate;
  const [update] = api.useSignaturesUpdateMutation();
  const [send] = api.useSignaturesSendMutation();
  const hasClient = (draft?.upload?.parties ?? template.parties).includes('client');
  const me = signers.find(({ id }) => id === session?.user.id)?.id ?? signers[0]?.id ?? '';
  const initial: DocumentValues = {
    title: draft?.title ?? template.name,
    values: Object.fromEntries(template.fields.map(({ key }) => [key, draft?.values[key] ?? ''])),
    signerId: draft?.signerId ?? me,
    order: draft?.order ?? template.order,
    ...(hasClient && { guest: draft?.guest ?? { name: '', email: '' } }),
    approverId: draft?.approver?.id ?? null,
    copies: [...(draft?.copies ?? [])],
    ...(draft?.upload && { parties: draft.upload.parties, placed: draft.upload.placed }),
    expiresInDays: draft?.expiresInDays ?? template.expiresInDays,
    message: draft?.message ?? '',
  };
  const form = useZodForm({
    schema: documentSchema,
    initialValues: initial,
    prepare: (values) => ({
      ...values,
      message: values.message?.trim() || null,
      // The client's signer can be named later, before sending.
      ...(values.guest && !isNamed(values) ? { guest: null } : {}),
    }),
  });
  const saving = useFormMutation({
    form,
    mutation: ({ body }: { body: DocumentInput }) =>
      saved
        ? update({ params: { id: saved.id }, body: { version: saved.version, changes: body } })
        : create({ params: { id: subject.id }, body: { templateKey: template.key, ...body } }),
    toArgs: ({ output }) => ({ body: output }),
    onSaved: (document) => {
      setSaved(document);
      form.reset(form.values);
      platform.notify({ kind: 'success', text: t('done.save') });
      if (!saved) onBegun(document.id);
    },
  });

  async function sendOff() {
    setAsked(false);
    if (!saved) return;
    setSending(true);
    const { error } = await send({ params: { id: saved.id }, body: { version: saved.version } });
    setSending(false);
    if (isApiError(error) && error.fields?.length) {
      form.setServerErrors(error.fields);
      return;
    }
    platform.notify(
      error
        ? { kind: 'error', text: errorText(error) }
        : {
            kind: 'success',
            text: saved.approver
              ? t('done.sendToApprover', { name: saved.approver.name })
              : t('done.send'),
          },
    );
    if (!error) platform.navigate(href(places.documents, { id: subject.id }));
  }

  return (
    <>
      <DocumentsCrumbs subject={subject} below={[t('choose.title'), template.name]} />
      <PageHeader
        variant="page"
        title={template.name}
        subtitle={t('form.subtitle', { name: subject.name })}
      />
      <div className={classes.body}>
        <CardColumns
          left={
            <Form onSubmit={saving.submit} label={template.name}>
              <Stack>
                <ErrorSummary {...form.summary} />
                <Card title={t('form.content')}>
                  <Stack>
                    <TextField label={t('form.name')} required {...form.field('title')} />
                    {template.fields.map(({ key, label, help, kind, required }) => {
                      const field = form.field(`values.${key}`);
                      const common = { label, required, ...(help && { help }) };
                      if (kind === 'date')
                        return (
                          <DateField
                            key={key}
                            {...common}
                            {...field}
                            onChange={(day: string | null) =>
                              form.setValue(`values.${key}`, day ?? '')
                            }
                          />
                        );
                      return kind === 'long' ? (
                        <TextArea key={key} {...common} {...field} />
                      ) : (
                        <TextField key={key} {...common} {...field} />
                      );
                    })}
                  </Stack>
                </Card>
                <SigningFields form={form} template={template} list={list} />
                <Group>
                  <Button
                    type="submit"
                    size="md"
                    variant={saved && !form.dirty ? 'default' : 'filled'}
                    loading={saving.pending}
                  >
                    {t(saved?.upload ? 'form.saveDraft' : 'form.save')}
                  </Button>
                  {saved && (
                    <Button
                      size="md"
                      disabled={form.dirty}
                      loading={sending}
                      onClick={() => (saved.twins.length > 0 ? setAsked(true) : void sendOff())}
                    >
                      {t('form.send')}
                    </Button>
                  )}
                </Group>
              </Stack>
            </Form>
          }
          right={
            saved?.upload ? (
              <OwnPdf form={form} document={saved} upload={saved.upload} />
            ) : (
              <Card title={t('form.preview')}>
                {saved ? (
                  <DocumentReader
                    url={documentFileUrl(saved.id)}
                    title={saved.title}
                    version={saved.version}
                  />
                ) : (
                  <NoticeBar kind="quiet">{t('form.previewHint')}</NoticeBar>
                )}
              </Card>
            )
          }
        />
      </div>
      {saving.dialog}
      <ConfirmModal
        opened={isAsked}
        title={t('twins.title')}
        confirmLabel={t('twins.confirm')}
        cancelLabel={t('twins.keep')}
        effects={(saved?.twins ?? []).map(({ id, title, sentAt }) => ({
          id,
          text: t('twins.open', { title, name: subject.name, date: formatDate(sentAt) }),
        }))}
        onClose={() => setAsked(false)}
        onConfirm={() => void sendOff()}
      />
    </>
  );
}
