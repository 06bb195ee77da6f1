import { useNavigate, useParams } from 'react-router-dom';
import { notesHref, type Note } from '@muster/contracts';
import { AppLink, QueryView, errorText, useActor, usePlatform } from '@muster/kit';
import {
  Button,
  Card,
  Group,
  NoticeBar,
  PageHeader,
  PageSkeleton,
  RichTextView,
  Stack,
  formatDate,
  formatDateTime,
} from '@muster/ui';
import { api } from '../../api.ts';
import { useMessages } from '../../shared/use-messages.ts';
import classes from './delete-note-page.module.css';

/** Page that confirms the removal of a note: its text, the consequence, undo. */
export function DeleteNotePage() {
  const { id = '' } = useParams();
  const query = api.useNotesReadQuery({ params: { id } });
  return (
    <QueryView query={query} skeleton={<PageSkeleton variant="form" />}>
      {(note) => <DeleteNote note={note} />}
    </QueryView>
  );
}

function DeleteNote({ note }: { note: Note }) {
  const t = useMessages();
  const actor = useActor();
  const platform = usePlatform();
  const navigate = useNavigate();
  const [remove, { isLoading, error }] = api.useNotesDeleteMutation();
  const notes = notesHref(note);
  const mayDelete = note.allowedActions.includes('delete');

  async function confirm() {
    const answer = await remove({ params: { id: note.id }, body: { version: note.version } });
    if (answer.error) return;
    platform.notify({ kind: 'success', text: t('notes.deletePage.done') });
    void navigate(notes, { replace: true });
  }

  return (
    <div className={classes.page}>
      <PageHeader title={t('notes.deletePage.title')} variant="page" />
      <Stack className={classes.body}>
        {note.removed ? (
          <NoticeBar>{t('notes.deletePage.removed', { by: note.removed.by })}</NoticeBar>
        ) : (
          <Quote note={note} />
        )}
        {!note.removed && !mayDelete && (
          <NoticeBar kind="warning">{t('notes.deletePage.locked')}</NoticeBar>
        )}
        {mayDelete && (
          <>
            <p className={classes.text}>
              {t('notes.deletePage.consequence', { name: actor?.name ?? '' })}
            </p>
            {note.followUp && (
              <p className={classes.text}>
                {t('notes.deletePage.followUp', { when: formatDate(note.followUp.on) })}
              </p>
            )}
          </>
        )}
        {error && <NoticeBar kind="danger">{errorText(error)}</NoticeBar>}
        <Group>
          <Button component={AppLink} href={notes} variant="default" size="md">
            {mayDelete
              ? t('notes.deletePage.keep')
              : t('notes.deletePage.back', { name: note.subjectLabel })}
          </Button>
          {mayDelete && (
            <Button variant="danger" size="md" loading={isLoading} onClick={() => void confirm()}>
              {t('notes.deletePage.confirm')}
            </Button>
          )}
        </Group>
      </Stack>
    </div>
  );
}

function Quote({ note }: { note: Note }) {
  const t = useMessages();
  return (
    <Card
      title={note.subjectLabel}
      count={t('notes.deletePage.by', {
        author: note.author?.name ?? '',
        when: formatDateTime(note.createdAt),
      })}
    >
      <RichTextView html={note.body ?? ''} />
    </Card>
  );
}
