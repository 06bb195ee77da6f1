import { useRef } from 'react';
import { knownGaps, limits, templateFieldKinds } from '@muster/contracts';
import {
  Button,
  Card,
  CheckboxField,
  FieldRow,
  RepeatRows,
  SelectField,
  Stack,
  TextArea,
  TextField,
} from '@muster/ui';
import { useSigningTemplateMessages } from './messages.ts';
import classes from './signature-templates.module.css';
import type { TemplateForm } from './template-values.ts';

/** The text of a template with the placeholders that its sender fills in. */
export function WordingFields({ form }: { form: TemplateForm }) {
  const t = useSigningTemplateMessages();
  const { field, list, values } = form;
  const bound = list('fields');
  // Last position of the caret in the text; null for the end.
  const caret = useRef<number | null>(null);
  const insert = (gap: string) => {
    const { body } = values;
    const at = Math.min(caret.current ?? body.length, body.length);
    form.setValue('body', body.slice(0, at) + gap + body.slice(at));
    caret.current = at + gap.length;
  };
  const gaps = [
    ...knownGaps.map((key) => ({ key: key as string, label: t(`known.${key}`) })),
    ...values.fields.filter(({ key }) => key !== ''),
  ];
  return (
    <Card title={t('edit.text')}>
      <Stack>
        <div
          onSelect={({ target }) => {
            if (target instanceof HTMLTextAreaElement) caret.current = target.selectionEnd;
          }}
        >
          <TextArea
            label={t('edit.body')}
            help={t('edit.bodyHelp')}
            minRows={16}
            {...field('body')}
            maxLength={limits.signature.templateBody}
          />
        </div>
        <div role="group" aria-label={t('edit.insert')}>
          <p className={classes.quiet}>{t('edit.insert')}</p>
          <div className={classes.chips}>
            {gaps.map(({ key, label }) => (
              <Button key={key} size="xs" variant="default" onClick={() => insert(`{{${key}}}`)}>
                {label || key}
              </Button>
            ))}
          </div>
        </div>
        <RepeatRows
          label={t('edit.gaps')}
          {...bound}
          newItem={() => ({ ...freshKey(values), ...blankGap })}
          addLabel={t('edit.gapAdd')}
          itemLabel={({ label, key }) => label || key}
          max={limits.signature.templateFields}
          renderRow={(_gap, index) => (
            <>
              <FieldRow columns="minmax(0, 3fr) minmax(0, 2fr)">
                <TextField
                  label={t('edit.gapLabel')}
                  required
                  {...field(`fields.${index}.label`)}
                />
                <TextField label={t('edit.gapKey')} required {...field(`fields.${index}.key`)} />
              </FieldRow>
              <FieldRow columns="minmax(0, 3fr) minmax(0, 2fr)">
                <SelectField
                  label={t('edit.gapKind')}
                  options={templateFieldKinds.map((value) => ({
                    value,
                    label: t(`edit.kinds.${value}`),
                  }))}
                  {...field(`fields.${index}.kind`)}
                />
                <CheckboxField
                  label={t('edit.gapRequired')}
                  {...field(`fields.${index}.required`)}
                />
              </FieldRow>
            </>
          )}
        />
      </Stack>
    </Card>
  );
}

const blankGap = { label: '', help: null, kind: 'text' as const, required: true };

/** Returns a key that no placeholder has yet. */
function freshKey({ fields }: TemplateForm['values']): { key: string } {
  let number = fields.length + 1;
  while (fields.some(({ key }) => key === `gap_${number}`)) number += 1;
  return { key: `gap_${number}` };
}
