import { openSignatureStates, type PartyDocument } from '@muster/contracts';
import { Button, Card, CardRow, CardRows, EmptyLine, StateBadge, formatDate } from '@muster/ui';
import { useMessages } from '../../shared/use-messages.ts';
import classes from './documents.module.css';

interface DocumentRowsProps {
  title: string;
  documents: readonly PartyDocument[];
  onOpen: (id: string) => void;
}

/** A group of documents with the same state, the newest first. */
export function DocumentRows({ title, documents, onOpen }: DocumentRowsProps) {
  const t = useMessages();
  return (
    <Card title={title} count={documents.length} flush>
      {documents.length === 0 ? (
        <EmptyLine text={t('documents.nothing')} />
      ) : (
        <CardRows>
          {documents.map((document) => (
            <CardRow key={document.id}>
              <span className={classes.said}>
                <span className={classes.strong}>{document.title}</span>
                <Facts document={document} />
              </span>
              <span className={classes.end}>
                <StateBadge machine="signature_document" state={document.status} />
                <Button
                  size="xs"
                  variant={document.allowedActions.includes('sign') ? 'filled' : 'default'}
                  onClick={() => onOpen(document.id)}
                >
                  {t(
                    document.allowedActions.includes('sign') ? 'documents.open' : 'documents.look',
                  )}
                </Button>
              </span>
            </CardRow>
          ))}
        </CardRows>
      )}
    </Card>
  );
}

/** An ended document no longer has a deadline. */
const isOpen = ({ status }: PartyDocument): boolean =>
  openSignatureStates.some((state) => state === status);

function Facts({ document }: { document: PartyDocument }) {
  const t = useMessages();
  const { senderName, agencyName, expiresAt, waitsFor, completedAt } = document;
  const name = senderName ?? agencyName;
  if (completedAt) return <span className={classes.quiet}>{formatDate(completedAt)}</span>;
  return (
    <span className={classes.quiet}>
      {expiresAt && isOpen(document)
        ? t('documents.from', { name, date: formatDate(expiresAt) })
        : t('documents.fromAgency', { name })}
      {waitsFor && ` · ${t('documents.waitsFor', { name: waitsFor })}`}
    </span>
  );
}
