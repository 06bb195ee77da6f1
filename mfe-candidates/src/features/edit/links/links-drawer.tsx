import type { CandidateRecord } from '@muster/contracts';
import { LinkList, linkInput, linkValues, linksSchema, useListForm } from '@muster/blocks';
import { Button, IconExternalLink } from '@muster/ui';
import { api } from '../../../api.ts';
import { useMessages } from '../../../shared/use-messages.ts';
import { CandidateDrawer } from '../candidate-drawer.tsx';
import { EditDrawer } from '../edit-drawer.tsx';
import { useSaved } from '../use-saved.ts';

/** Form for a candidate's links, with order, labels and visibility. */
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
  const [update] = api.useCandidatesUpdateLinksMutation();
  const { form, saving } = useListForm({
    owner: candidate,
    list: 'links',
    schema: linksSchema,
    toValues: linkValues,
    toItem: linkInput,
    mutation: update,
    draft: `candidate/${candidate.id}/links`,
    toArgs: (links, version) => ({ params: { id: candidate.id }, body: { version, links } }),
    onSaved: useSaved(),
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
