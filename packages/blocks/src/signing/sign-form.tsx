import { useState } from 'react';
import { z } from 'zod';
import {
  signatureKinds,
  signingConsent,
  type PartyDocument,
  type SignatureImage,
} from '@muster/contracts';
import { useFormMutation, usePlatform, type Trigger } from '@muster/kit';
import {
  Button,
  CheckboxField,
  ErrorSummary,
  Form,
  Group,
  NoticeBar,
  SegmentedField,
  TextField,
  useT,
  useZodForm,
} from '@muster/ui';
import { signingMessages } from './messages.ts';
import { SignaturePad } from './signature-pad.tsx';
import classes from './signing.module.css';

export interface SignArgs {
  params: { id: string };
  body: { signature: SignatureImage; consent: typeof signingConsent.version };
}

interface SignFormProps {
  document: Pick<PartyDocument, 'id' | 'signingAs'>;
  mutation: Trigger<SignArgs, PartyDocument>;
  onSigned: (document: PartyDocument) => void;
  onDecline: () => void;
}

const schema = z.object({
  way: z.enum(signatureKinds),
  name: z.string().trim(),
  agreed: z.boolean().refine((agreed) => agreed, { params: { code: 'REQUIRED' } }),
});

/** Typed or drawn, with the consent that is read right above the button. */
export function SignForm({ document, mutation, onSigned, onDecline }: SignFormProps) {
  const t = useT(signingMessages);
  const platform = usePlatform();
  const [strokes, setStrokes] = useState<number[][]>([]);
  const form = useZodForm({
    schema: schema.refine(({ way, name }) => way !== 'typed' || name.length >= 2, {
      path: ['name'],
      params: { code: 'REQUIRED' },
    }),
    initialValues: {
      way: 'typed' as 'typed' | 'drawn',
      name: document.signingAs,
      agreed: false,
    },
  });
  const { way, name } = form.values;
  const saving = useFormMutation({
    form,
    mutation,
    toArgs: ({ output }): SignArgs => ({
      params: { id: document.id },
      body: {
        signature:
          output.way === 'typed'
            ? { kind: 'typed', name: output.name }
            : { kind: 'drawn', strokes },
        consent: signingConsent.version,
      },
    }),
    onSaved: (signed) => {
      platform.notify({
        kind: 'success',
        text: t(signed.status === 'completed' ? 'completed' : 'signed'),
      });
      onSigned(signed);
    },
  });
  return (
    <Form onSubmit={saving.submit} label={t('sign')}>
      <ErrorSummary {...form.summary} />
      <p>{t('as', { name: document.signingAs })}</p>
      <SegmentedField
        label={t('way.label')}
        options={signatureKinds.map((value) => ({ value, label: t(`way.${value}`) }))}
        {...form.field('way')}
      />
      {way === 'typed' ? (
        <>
          <TextField label={t('typedName')} required {...form.field('name')} />
          <p className={classes.typed} aria-hidden>
            {name}
          </p>
        </>
      ) : (
        <SignaturePad strokes={strokes} onChange={setStrokes} />
      )}
      <p className={classes.consent}>{signingConsent.text}</p>
      <CheckboxField label={t('consent')} {...form.field('agreed')} />
      <NoticeBar kind="quiet">{t('signEffect')}</NoticeBar>
      <Group gap="xs">
        <Button
          type="submit"
          size="md"
          loading={saving.pending}
          disabled={way === 'drawn' && strokes.length === 0}
        >
          {t('sign')}
        </Button>
        <Button variant="default" size="md" onClick={onDecline}>
          {t('decline')}
        </Button>
      </Group>
    </Form>
  );
}
