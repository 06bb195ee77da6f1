import { companiesRoutes, href, teamRoutes } from '@muster/contracts';
import { useCan } from '@muster/kit';
import { Breadcrumbs } from '@muster/ui';
import { placesOf, type DocumentsSubject } from './documents-subject.ts';
import classes from './documents.module.css';
import { useMessages } from './messages.ts';

interface DocumentsCrumbsProps {
  subject: DocumentsSubject;
  /** The pages below the documents, starting with the choice of a template. */
  below?: readonly string[];
}

/** Breadcrumbs to the documents of a candidate or a client, and to a new one. */
export function DocumentsCrumbs({ subject: { kind, id, name }, below = [] }: DocumentsCrumbsProps) {
  const t = useMessages();
  const can = useCan();
  const { documents, choose } = placesOf[kind];
  const above =
    kind === 'company'
      ? { label: name, href: href(companiesRoutes.overview, { id }) }
      : {
          label: t('accounts'),
          ...(can('user.listCandidates') && { href: href(teamRoutes.usersCandidates) }),
        };
  return (
    <div className={classes.crumbs}>
      <Breadcrumbs
        items={[
          above,
          {
            label: t(kind === 'company' ? 'agreements.title' : 'title', { name }),
            href: href(documents, { id }),
          },
          ...below.map((label) => ({ label, href: href(choose, { id }) })),
        ]}
      />
    </div>
  );
}
