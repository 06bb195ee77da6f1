import type { ReactNode } from 'react';
import { limits, linkKinds } from '@muster/contracts';
import {
  CheckboxField,
  FieldRow,
  FormSection,
  RepeatRows,
  SelectField,
  TextField,
  UrlField,
} from '@muster/ui';
import { kindOfAddress } from './kind-of-address.ts';
import { newLink, type LinksForm } from './link-values.ts';
import { useProfileListMessages } from './messages.ts';

interface LinkListProps {
  form: LinksForm;
  /** Whether the user decides which links clients see; otherwise the decision is only shown. */
  maySetVisibility: boolean;
  emptyText: string;
  aside?: ReactNode;
}

/** Links to a candidate's other profiles: rows to add, change, reorder and remove. */
export function LinkList({ form, maySetVisibility, emptyText, aside }: LinkListProps) {
  const t = useProfileListMessages();
  return (
    <FormSection title={t('links.title')} text={t('links.help')} aside={aside}>
      <RepeatRows
        label={t('links.title')}
        {...form.list('links')}
        newItem={newLink}
        addLabel={t('links.add')}
        itemLabel={(link, index) => link.url || t('links.item', { n: index + 1 })}
        max={limits.candidate.links}
        emptyText={emptyText}
        renderRow={(link, index) => {
          const url = form.field(`links.${index}.url`);
          const isShown = link.visibility === 'client';
          return (
            <>
              <UrlField
                label={t('links.url')}
                required
                {...(!maySetVisibility && isShown && { help: t('links.shown') })}
                {...url}
                onChange={(value: string) => {
                  url.onChange(value);
                  const kind = kindOfAddress(value);
                  if (kind) form.setValue(`links.${index}.kind`, kind);
                }}
              />
              <FieldRow>
                <SelectField
                  label={t('links.kind')}
                  required
                  options={linkKinds.map((value) => ({ value, label: t(`link.${value}`) }))}
                  {...form.field(`links.${index}.kind`)}
                />
                <TextField label={t('links.label')} {...form.field(`links.${index}.label`)} />
              </FieldRow>
              {maySetVisibility && (
                <CheckboxField
                  label={t('links.client')}
                  value={isShown}
                  onChange={(shown) =>
                    form.setValue(`links.${index}.visibility`, shown ? 'client' : 'internal')
                  }
                />
              )}
            </>
          );
        }}
      />
    </FormSection>
  );
}
