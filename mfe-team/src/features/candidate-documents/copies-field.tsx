import { limits } from '@muster/contracts';
import { EmailField, FieldRow, RepeatRows, TextField } from '@muster/ui';
import type { DocumentZodForm } from './document-values.ts';
import { useMessages } from './messages.ts';

/** Recipients who get the sealed document by link without signing. */
export function CopiesField({ form }: { form: DocumentZodForm }) {
  const t = useMessages();
  return (
    <RepeatRows
      {...form.list('copies')}
      label={t('form.copies')}
      addLabel={t('form.addCopy')}
      emptyText={t('form.noCopies')}
      max={limits.signature.copies}
      newItem={() => ({ name: '', email: '' })}
      itemLabel={({ name, email }) => name || email}
      renderRow={(_copy, index) => (
        <FieldRow>
          <TextField label={t('form.copyName')} required {...form.field(`copies.${index}.name`)} />
          <EmailField
            label={t('form.copyEmail')}
            required
            {...form.field(`copies.${index}.email`)}
          />
        </FieldRow>
      )}
    />
  );
}
