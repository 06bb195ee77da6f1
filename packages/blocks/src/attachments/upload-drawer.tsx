import { useEffect, useEffectEvent, useRef, useState, type ReactNode } from 'react';
import { limits, type AttachmentType } from '@muster/contracts';
import { useOverlayClose, usePlatform, useUnsavedGuard } from '@muster/kit';
import {
  Button,
  CancelButton,
  Drawer,
  FileDropZone,
  ListFocus,
  NoticeBar,
  OverlayFooter,
  Stack,
  useT,
} from '@muster/ui';
import type { Attach, UploadItem } from '../uploads/upload-queue.ts';
import { useUploads, type Uploads } from '../uploads/use-uploads.ts';
import { acceptedBy, chooseFiles, type RefusedFile } from './choose-files.ts';
import { attachmentMessages } from './messages.ts';
import { draftOf, type UploadDraft } from './upload-draft.ts';
import { UploadFields } from './upload-fields.tsx';
import { uploadProblem } from './upload-problem.ts';
import { UploadRow } from './upload-row.tsx';
import classes from './attachments.module.css';

export interface UploadDrawerProps {
  /** Owner of the files: the id of a record, or a word for the user's own. */
  owner: string;
  title: string;
  subtitle?: ReactNode;
  /** Notice shown before files are chosen. */
  notice?: ReactNode;
  types: readonly AttachmentType[];
  uploader: 'staff' | 'candidate';
  /** Number of files that are there already. */
  taken: number;
  /** Whether a CV can be read for proposals. */
  canRead?: boolean;
  /** Attaches an uploaded file as the user has described it. */
  attach: (draft: UploadDraft) => Attach;
}

/**
 * Uploads several files at once: drop, describe and add them. Uploads continue after it is closed.
 */
export function UploadDrawer(props: UploadDrawerProps) {
  const { owner, title, subtitle, notice, types, uploader, taken } = props;
  const t = useT(attachmentMessages);
  const close = useOverlayClose();
  const { items, queue } = useUploads(owner);
  const [drafts, setDrafts] = useState<Readonly<Record<string, UploadDraft>>>({});
  const [refused, setRefused] = useState<readonly RefusedFile[]>([]);
  const [leftOut, setLeftOut] = useState(false);
  const room = limits.attachment.perRecord - taken - items.filter(isLive).length;
  // A refused file is no unsaved work, since it can never be added.
  const undecided = items.filter(
    ({ id, attach, state, accepted }) =>
      attach === null && id in drafts && (state !== 'failed' || accepted !== null),
  );
  const lift = useUnsavedGuard(undecided.length > 0, {
    reason: t('upload.unsaved', { count: undecided.length }),
  });
  const watching = useLeaving({ items, queue });
  useCloseWhenAdded(items, drafts);

  function take(files: File[]) {
    const chosen = chooseFiles(files, types, Math.max(room, 0));
    const added = chosen.accepted.map(({ file, purpose }) => [
      queue.add(owner, file, purpose),
      draftOf(file, types, uploader),
    ]);
    setDrafts({ ...drafts, ...Object.fromEntries(added) });
    setRefused(chosen.refused);
    setLeftOut(chosen.leftOut > 0);
  }

  function add() {
    lift();
    for (const { id, file } of undecided) {
      const draft = drafts[id];
      if (draft) queue.confirm(id, watching(file.name, props.attach(draft)));
    }
  }

  return (
    <Drawer
      opened
      onClose={close}
      title={title}
      subtitle={subtitle}
      footer={
        <OverlayFooter unsaved={undecided.length > 0}>
          <CancelButton>
            {t(undecided.length > 0 ? 'upload.cancelButton' : 'upload.close')}
          </CancelButton>
          <Button size="md" disabled={undecided.length === 0} onClick={add}>
            {t('upload.add', { count: Math.max(undecided.length, 1) })}
          </Button>
        </OverlayFooter>
      }
    >
      <Stack>
        {notice}
        <ListFocus>
          {room > 0 ? (
            <FileDropZone
              label={t('upload.zone')}
              hint={t('upload.hint')}
              accept={acceptedBy(types)}
              multiple
              autoFocus
              onFiles={take}
            />
          ) : (
            <NoticeBar kind="warning">
              {t('upload.full', { most: limits.attachment.perRecord })}
            </NoticeBar>
          )}
          {leftOut && (
            <NoticeBar kind="warning">{t('upload.room', { count: Math.max(room, 0) })}</NoticeBar>
          )}
          {refused.map(({ file, error }) => (
            <NoticeBar key={file.name} kind="danger" title={file.name}>
              {uploadProblem(error, file.size)}
            </NoticeBar>
          ))}
          {items.length > 0 && (
            <ul className={classes.uploads} aria-label={t('upload.list')}>
              {items.map((item) => (
                <li key={item.id} className={classes.uploadCard}>
                  <UploadRow item={item} queue={queue} />
                  <Fields {...props} item={item} drafts={drafts} onChange={setDrafts} />
                </li>
              ))}
            </ul>
          )}
        </ListFocus>
      </Stack>
    </Drawer>
  );
}

const isLive = ({ state }: UploadItem) => state !== 'done' && state !== 'failed';

interface FieldsProps extends UploadDrawerProps {
  item: UploadItem;
  drafts: Readonly<Record<string, UploadDraft>>;
  onChange: (drafts: Readonly<Record<string, UploadDraft>>) => void;
}

function Fields({ item, drafts, types, uploader, canRead = false, onChange }: FieldsProps) {
  const draft = drafts[item.id];
  const isRefused = item.state === 'failed' && !item.accepted;
  if (!draft || item.attach || item.state === 'done' || isRefused) return null;
  return (
    <UploadFields
      item={item}
      draft={draft}
      types={types}
      uploader={uploader}
      canRead={canRead}
      onChange={(changed) => onChange({ ...drafts, [item.id]: changed })}
    />
  );
}

/**
 * When the drawer closes, undecided files are dropped and completed ones leave the list. Files
 * added later are announced by a notice, since the list is out of sight.
 */
function useLeaving({ items, queue }: Uploads) {
  const t = useT(attachmentMessages);
  const platform = usePlatform();
  const open = useRef(true);
  const leave = useEffectEvent(() => {
    const over = items.filter(({ attach, state }) => attach === null || state === 'done');
    queue.remove(over.map(({ id }) => id));
  });
  useEffect(() => {
    open.current = true;
    return () => {
      open.current = false;
      leave();
    };
  }, []);
  return (name: string, attach: Attach): Attach =>
    async (file, call) => {
      const attached = await attach(file, call);
      if (!open.current) platform.notify({ kind: 'success', text: t('upload.doneOne', { name }) });
      return attached;
    };
}

/** Closes once everything is added; a message about a file that existed already is shown first. */
function useCloseWhenAdded(
  items: readonly UploadItem[],
  drafts: Readonly<Record<string, UploadDraft>>,
) {
  const t = useT(attachmentMessages);
  const platform = usePlatform();
  const close = useOverlayClose();
  const mine = items.filter(({ id }) => id in drafts);
  const isOver =
    mine.length > 0 && mine.every(({ state, already }) => state === 'done' && !already);
  const end = useEffectEvent(() => {
    platform.notify({ kind: 'success', text: t('upload.done', { count: mine.length }) });
    close({ saved: true });
  });
  useEffect(() => {
    if (isOver) end();
  }, [isOver]);
}
