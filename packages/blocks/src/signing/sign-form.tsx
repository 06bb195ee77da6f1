import { useEffect, useEffectEvent, useState } from 'react';
import { z } from 'zod';
import {
  signatureKinds,
  signingCodeSchema,
  signingConsent,
  type AskedField,
  type SignatureImage,
} from '@muster/contracts';
import { useFormMutation, type Trigger } from '@muster/kit';
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
import { AskedFields, firstEntries, missingEntries, sentEntries } from './asked-fields.tsx';
import { CodeField, useCodeRefusal, type MailedCode } from './code-field.tsx';
import { signingMessages } from './messages.ts';
import type { KeptInput, SignDraft } from './sign-draft.ts';
import { SignaturePad } from './signature-pad.tsx';
import { SignaturePicture } from './signature-picture.tsx';
import classes from './signing.module.css';

/** The submitted signature; the code is empty for users who sign with an account. */
export interface SignInput {
  signature: SignatureImage;
  consent: typeof signingConsent.version;
  /** Entries of the document's fields, by key. */
  entries: Record<string, string>;
  code: string;
}

interface SignFormProps<Args extends object, Answer> {
  signingAs: string;
  /** Fields on the pages of the document. */
  asks?: readonly AskedField[];
  mutation: Trigger<Args, Answer>;
  toArgs: (input: SignInput) => Args;
  /** Present if signing needs a mailed code as well. */
  code?: MailedCode;
  /** Out of sight while the reader thinks about declining. */
  isAside?: boolean;
  /** For pages that a phone may reload while the signer looks up the code. */
  kept?: KeptInput<SignDraft>;
  onSigned: (answer: Answer) => void;
  onDecline: () => void;
}

const schemaWith = (code: MailedCode | undefined, asks: readonly AskedField[]) =>
  z
    .object({
      way: z.enum(signatureKinds),
      name: z.string().trim(),
      agreed: z.boolean().refine((agreed) => agreed, { params: { code: 'REQUIRED' } }),
      code: code ? signingCodeSchema : z.string(),
      entries: z.record(z.string(), z.string()),
    })
    .refine(({ way, name }) => way !== 'typed' || name.length >= 2, {
      path: ['name'],
      params: { code: 'REQUIRED' },
    })
    .superRefine(({ entries }, check) => {
      for (const key of missingEntries(asks, entries))
        check.addIssue({
          code: 'custom',
          path: ['entries', key],
          params: { code: 'REQUIRED' },
        });
    });

const noAsks: readonly AskedField[] = [];

/** Signs by a typed, drawn or uploaded signature, with the consent right above the button. */
export function SignForm<Args extends object, Answer>({
  signingAs,
  asks = noAsks,
  mutation,
  toArgs,
  code,
  isAside = false,
  kept,
  onSigned,
  onDecline,
}: SignFormProps<Args, Answer>) {
  const t = useT(signingMessages);
  const codeRefusal = useCodeRefusal();
  const [before] = useState(kept?.before ?? null);
  const [strokes, setStrokes] = useState<number[][]>(before?.strokes ?? []);
  const [image, setImage] = useState(before?.image ?? null);
  const form = useZodForm({
    schema: schemaWith(code, asks),
    initialValues: {
      way: before?.way ?? ('typed' as (typeof signatureKinds)[number]),
      name: before?.name ?? signingAs,
      agreed: false,
      code: '',
      entries: firstEntries(asks, before?.entries),
    },
  });
  const { way, name, entries } = form.values;
  const isBegun = before !== null || form.dirty || strokes.length > 0 || image !== null;
  const keep = useEffectEvent((draft: SignDraft | null) => kept?.keep(draft));
  useEffect(
    () => keep(isBegun ? { way, name, entries, strokes, image } : null),
    [isBegun, way, name, entries, strokes, image],
  );

  const saving = useFormMutation({
    // Declining gives up what is filled in.
    form: { ...form, dirty: isBegun && !isAside },
    mutation,
    toArgs: ({ output }): Args =>
      toArgs({
        signature: signatureOf({ way: output.way, name: output.name, strokes, image }),
        consent: signingConsent.version,
        code: output.code,
        entries: sentEntries(output.entries),
      }),
    onSaved: onSigned,
    onRefused: (refusal) => {
      const text = codeRefusal(refusal);
      if (text) form.setFormError(text);
      return text !== null;
    },
  });
  const isEmpty =
    (way === 'drawn' && strokes.length === 0) || (way === 'uploaded' && image === null);
  return (
    <Form onSubmit={saving.submit} label={t('sign')}>
      <ErrorSummary {...form.summary} />
      <AskedFields asks={asks} form={form} />
      <p>{t('as', { name: signingAs })}</p>
      <SegmentedField
        label={t('way.label')}
        options={signatureKinds.map((value) => ({ value, label: t(`way.${value}`) }))}
        {...form.field('way')}
      />
      {way === 'typed' && (
        <>
          <TextField label={t('typedName')} required {...form.field('name')} />
          <p className={classes.typed} aria-hidden>
            {name}
          </p>
        </>
      )}
      {way === 'drawn' && <SignaturePad strokes={strokes} onChange={setStrokes} />}
      {way === 'uploaded' && <SignaturePicture image={image} onChange={setImage} />}
      <p className={classes.consent}>{signingConsent.text}</p>
      <CheckboxField label={t('consent')} {...form.field('agreed')} />
      {code && <CodeField code={code} field={form.field('code')} />}
      <NoticeBar kind="quiet">{isEmpty ? t(`empty.${way}`) : t('signEffect')}</NoticeBar>
      <Group gap="xs">
        <Button type="submit" size={code ? 'lg' : 'md'} loading={saving.pending} disabled={isEmpty}>
          {t('sign')}
        </Button>
        <Button variant="default" size={code ? 'lg' : 'md'} onClick={onDecline}>
          {t('decline')}
        </Button>
      </Group>
    </Form>
  );
}

interface Made {
  way: (typeof signatureKinds)[number];
  name: string;
  strokes: number[][];
  image: string | null;
}

function signatureOf({ way, name, strokes, image }: Made): SignatureImage {
  if (way === 'typed') return { kind: 'typed', name };
  return way === 'drawn' ? { kind: 'drawn', strokes } : { kind: 'uploaded', image: image ?? '' };
}
