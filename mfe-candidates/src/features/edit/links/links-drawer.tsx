import type { CandidateRecord } from '@muster/contracts';
import {
  LinkList,
  linkInput,
  linkValues,
  linksSchema,
  noChange,
  useListChange,
  type LinkValues,
} from '@muster/blocks';
import { useFormMutation } from '@muster/kit';
import { Button, IconExternalLink, useZodForm } from '@muster/ui';
import { api } from '../../../api.ts';
import { useMessages } from '../../../shared/use-messages.ts';
import { CandidateDrawer } from '../candidate-drawer.tsx';
import { EditDrawer } from '../edit-drawer.tsx';
import { useSaved } from '../use-saved.ts';

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
  const { changeOf, mapPath } = useListChange();
  const [update] = api.useCandidatesUpdateLinksMutation();
  const base = linkValues(candidate);
  const form = useZodForm({
    schema: linksSchema,
    initialValues: base,
    prepare: (values: LinkValues) => ({ links: values.links.map(linkInput) }),
    mapPath,
  });
  const saving = useFormMutation({
    form,
    mutation: update,
    draft: `candidate/${candidate.id}/links`,
    version: candidate.version,
    toArgs: ({ values, version, base: before }) => {
      const rows = values.links.map(linkInput);
      const links = changeOf(before.links.map(linkInput), rows) ?? noChange;
      return { params: { id: candidate.id }, body: { version, links } };
    },
    onSaved,
    onConflict: {
      base,
      toValues: linkValues as (current: CandidateRecord) => LinkValues,
    },
  });
  return (
    <EditDrawer title={t('edit.links.title')} candidate={candidate} form={form} saving={saving}>
      <LinkList
        form={form}
        maySetVisibility
        emptyText={t('edit.links.empty')}
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
      />
    </EditDrawer>
  );
}

function openAll(links: readonly { url: string }[]) {
  for (const { url } of links) window.open(url, '_blank', 'noopener,noreferrer');
}
