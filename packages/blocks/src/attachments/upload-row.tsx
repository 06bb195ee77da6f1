import type { UploadItem, UploadQueue } from '../uploads/upload-queue.ts';
import {
  IconButton,
  IconPlayerPause,
  IconPlayerPlay,
  IconRefresh,
  IconX,
  Progress,
  formatBytes,
  useT,
} from '@muster/ui';
import { attachmentMessages } from './messages.ts';
import { isFinal, uploadProblem } from './upload-problem.ts';
import classes from './attachments.module.css';

interface UploadRowProps {
  item: UploadItem;
  queue: UploadQueue;
}

/** One file being uploaded: its name, its progress and its actions. */
export function UploadRow({ item, queue }: UploadRowProps) {
  const { file, state, error } = item;
  const percent = Math.floor((item.sent / Math.max(file.size, 1)) * 100);
  const isMoving = state === 'sending' || state === 'waiting' || state === 'paused';
  return (
    <div className={classes.upload}>
      <div className={classes.uploadHead}>
        <div className={classes.uploadName}>
          <span className={classes.title}>{file.name}</span>
          {error ? (
            <span className={classes.problem} role="alert">
              {uploadProblem(error, file.size)}
            </span>
          ) : (
            <UploadWords item={item} percent={percent} />
          )}
        </div>
        <UploadButtons item={item} queue={queue} />
      </div>
      {isMoving && <Progress value={percent} size={4} aria-label={file.name} />}
    </div>
  );
}

function UploadWords({ item, percent }: { item: UploadItem; percent: number }) {
  const t = useT(attachmentMessages);
  const { state, already, file } = item;
  const words = state === 'done' && already ? 'already' : state;
  return (
    <span className={classes.details} role="status">
      {t(`state.${words === 'failed' ? 'paused' : words}`, {
        percent,
        size: formatBytes(file.size),
      })}
    </span>
  );
}

function UploadButtons({ item, queue }: UploadRowProps) {
  const t = useT(attachmentMessages);
  const { id, state, error, accepted } = item;
  const { name } = item.file;
  const canPause = state === 'queued' || state === 'sending' || state === 'waiting';
  const canRetry = state === 'failed' && !accepted && error !== null && !isFinal(error);
  const isOver = state === 'done' || state === 'failed';
  return (
    <div className={classes.buttons}>
      {canPause && (
        <IconButton aria-label={t('upload.pause', { name })} onClick={() => queue.pause(id)}>
          <IconPlayerPause size={16} />
        </IconButton>
      )}
      {state === 'paused' && (
        <IconButton aria-label={t('upload.resume', { name })} onClick={() => queue.resume(id)}>
          <IconPlayerPlay size={16} />
        </IconButton>
      )}
      {canRetry && (
        <IconButton aria-label={t('upload.retry', { name })} onClick={() => queue.resume(id)}>
          <IconRefresh size={16} />
        </IconButton>
      )}
      {state !== 'attaching' && (
        <IconButton
          aria-label={t(isOver ? 'upload.remove' : 'upload.cancel', { name })}
          onClick={() => queue.remove([id])}
        >
          <IconX size={16} />
        </IconButton>
      )}
    </div>
  );
}
