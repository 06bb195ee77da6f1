import { href, teamRoutes } from '@muster/contracts';
import { useCan } from '@muster/kit';
import { Breadcrumbs } from '@muster/ui';
import classes from './documents.module.css';
import { useMessages } from './messages.ts';

interface DocumentsCrumbsProps {
  candidate: { id: string; name: string };
  /** The pages below the documents, from the choice of a template on. */
  below?: readonly string[];
}

/** The way from the accounts of candidates to the documents of one, and to a new one. */
export function DocumentsCrumbs({ candidate: { id, name }, below = [] }: DocumentsCrumbsProps) {
  const t = useMessages();
  const can = useCan();
  const { usersCandidates, usersCandidatesByIdSignatureDocuments: documents } = teamRoutes;
  const choice = href(teamRoutes.usersCandidatesByIdSignatureDocumentsNew, { id });
  return (
    <div className={classes.crumbs}>
      <Breadcrumbs
        items={[
          {
            label: t('accounts'),
            ...(can('user.listCandidates') && { href: href(usersCandidates) }),
          },
          { label: t('title', { name }), href: href(documents, { id }) },
          ...below.map((label) => ({ label, href: choice })),
        ]}
      />
    </div>
  );
}
