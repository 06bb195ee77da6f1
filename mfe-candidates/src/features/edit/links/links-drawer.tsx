import { useRef } from 'react';
import { z } from 'zod';
import { idSchema, limits, linkFields, linkKinds, type CandidateRecord } from '@muster/contracts';
import { useFormMutation } from '@muster/kit';
import {
  Button,
  CheckboxField,
  FieldRow,
  FormSection,
  IconExternalLink,
  RepeatRows,
  SelectField,
  TextField,
  UrlField,
  useZodForm,
} from '@muster/ui';
import { api } from '../../../api.ts';
import { useMessages } from '../../../shared/use-messages.ts';
import { CandidateDrawer } from '../candidate-drawer.tsx';
import { EditDrawer } from '../edit-drawer.tsx';
import { listChange } from '../list-change.ts';
import { formPath, sentRows } from '../server-paths.ts';
import { useSaved } from '../use-saved.ts';
import { kindOfAddress } from './kind-of-address.ts';

type LinkRow = Omit<CandidateRecord['links'][number], 'id' | 'label'> & {
  id?: string | undefined;
  label: string;
};
type LinkValues = { links: LinkRow[] };

const schema = z.object({
  links: z.array(z.object({ id: idSchema.optional(), ...linkFields })).max(limits.candidate.links),
});

const toValues = ({ links }: Pick<CandidateRecord, 'links'>): LinkValues => ({
  links: links.map((link) => ({ ...link, label: link.label ?? '' })),
});
const toInput = ({ links }: LinkValues) => ({
  links: links.map((link) => ({ ...link, label: link.label.trim() || null })),
});

/** Where else a person can be found; order, labels and who sees it. */
export function LinksDrawer() {
  const t = useMessages();
  return (
    <CandidateDrawer title={t('edit.links.title')} action="edit_links">
      {(candidate) => <LinksForm candidate={candidate} />}
    </CandidateDrawer>
  );
}

function LinksForm({ candidate }: { candidate: CandidateRecord }) {
  const t = useMessages();
  const onSaved = useSaved();
  const sent = useRef<number[]>([]);
  const [update] = api.useCandidatesUpdateLinksMutation();
  const base = toValues(candidate);
  const form = useZodForm({
    schema,
    initialValues: base,
    prepare: toInput,
    mapPath: (path) => formPath(path, sent.current),
  });
  const saving = useFormMutation({
    form,
    mutation: update,
    draft: `candidate/${candidate.id}/links`,
    version: candidate.version,
    toArgs: ({ values, version, base: before }) => {
      const rows = toInput(values).links;
      const links = listChange(toInput(before).links, rows) ?? { upsert: [], remove: [] };
      sent.current = sentRows(rows, links);
      return { params: { id: candidate.id }, body: { version, links } };
    },
    onSaved,
    onConflict: {
      base,
      toValues: toValues as (current: CandidateRecord) => LinkValues,
    },
  });
  return (
    <EditDrawer title={t('edit.links.title')} candidate={candidate} form={form} saving={saving}>
      <FormSection
        title={t('field.links')}
        text={t('edit.links.help')}
        aside={
          candidate.links.length > 1 && (
            <Button
              variant="subtle"
              size="xs"
              leftSection={<IconExternalLink size={14} />}
              onClick={() => openAll(candidate.links)}
            >
              {t('edit.links.openAll')}
            </Button>
          )
        }
      >
        <RepeatRows
          label={t('field.links')}
          {...form.list('links')}
          newItem={(): LinkRow => ({ kind: 'other', url: '', label: '', visibility: 'internal' })}
          addLabel={t('edit.links.add')}
          itemLabel={(link, index) => link.url || t('edit.links.item', { n: index + 1 })}
          max={limits.candidate.links}
          emptyText={t('edit.links.empty')}
          renderRow={(link, index) => {
            const url = form.field(`links.${index}.url`);
            return (
              <>
                <UrlField
                  label={t('edit.links.url')}
                  required
                  {...url}
                  onChange={(value: string) => {
                    url.onChange(value);
                    const kind = kindOfAddress(value);
                    if (kind) form.setValue(`links.${index}.kind`, kind);
                  }}
                />
                <FieldRow>
                  <SelectField
                    label={t('edit.links.kind')}
                    required
                    options={linkKinds.map((value) => ({ value, label: t(`enum.link.${value}`) }))}
                    {...form.field(`links.${index}.kind`)}
                  />
                  <TextField
                    label={t('edit.links.label')}
                    {...form.field(`links.${index}.label`)}
                  />
                </FieldRow>
                <CheckboxField
                  label={t('edit.links.client')}
                  value={link.visibility === 'client'}
                  onChange={(shown) =>
                    form.setValue(`links.${index}.visibility`, shown ? 'client' : 'internal')
                  }
                />
              </>
            );
          }}
        />
      </FormSection>
    </EditDrawer>
  );
}

function openAll(links: readonly { url: string }[]) {
  for (const { url } of links) window.open(url, '_blank', 'noopener,noreferrer');
}
