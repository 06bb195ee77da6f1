import {
  UploadRow,
  chooseFiles,
  uploadProblem,
  useUploads,
  type RefusedFile,
} from '@muster/blocks';
import {
  acceptedExtensions,
  answerFileIds,
  answerFilePurpose,
  limits,
  type VisitorQuestion,
} from '@muster/contracts';
import { newUuid } from '@muster/kit';
import { FileDropZone, IconButton, IconX, ListFocus, formatBytes } from '@muster/ui';
import { useEffect, useId, useState } from 'react';
import { entryFor, filesIn, type AnswerBook, type BookState } from './answer-book.ts';
import { fieldIdOf, helpOf } from './answer-field.tsx';
import { screeningDoor, uploadOwner } from './files-door.ts';
import { useScreeningMessages } from './messages.ts';
import classes from './screening.module.css';

interface FilesFieldProps {
  handle: string;
  question: VisitorQuestion;
  book: AnswerBook;
  state: BookState;
  error: string | undefined;
}

const { perAnswer, perForm } = limits.screening.files;

/** Files as an answer: dropped or chosen, uploaded, and removable. */
export function FilesField({ handle, question, book, state, error }: FilesFieldProps) {
  const t = useScreeningMessages();
  const id = useId();
  const { items, queue } = useUploads(uploadOwner(handle, question));
  const everywhere = useUploads(handle).items;
  const [refused, setRefused] = useState<readonly (RefusedFile & { id: string })[]>([]);
  const [leftOut, setLeftOut] = useState(0);
  const { value, files } = entryFor(state, question.key);
  const coming = items.filter((item) => item.state !== 'done');
  const held = answerFileIds(question, value).length + coming.length;
  const inForm = filesIn(state) + everywhere.filter((item) => item.state !== 'done').length;
  const room = Math.max(Math.min(perAnswer - held, perForm - inForm), 0);
  // Uploaded files join the files of the answer.
  useEffect(() => {
    const done = items.filter((item) => item.state === 'done');
    if (done.length > 0) queue.remove(done.map((item) => item.id));
  }, [items, queue]);

  function add(chosen: File[]) {
    const sorted = chooseFiles(chosen, ['work_sample'], room);
    setRefused(sorted.refused.map((one) => ({ ...one, id: newUuid() })));
    setLeftOut(sorted.leftOut);
    for (const { file } of sorted.accepted)
      queue.confirm(
        queue.add(uploadOwner(handle, question), file, answerFilePurpose, screeningDoor(handle)),
        async (accepted) => {
          book.addFile(question.key, accepted);
          await book.flush();
          return { already: false };
        },
      );
  }

  return (
    <div role="group" aria-labelledby={id} aria-describedby={`${id}-help`}>
      <p id={id} className={classes.label}>
        {question.required ? question.text : `${question.text} (${t('optional')})`}
      </p>
      <p id={`${id}-help`} className={classes.lead}>
        {helpOf(question, t)}
      </p>
      <ListFocus>
        {typeof value === 'string' && (
          <div className={classes.file}>
            <span className={classes.given}>{value}</span>
            <RemoveButton
              label={t('files.removeLink')}
              onClick={() => void remove(() => book.write(question.key, { value: null }))}
            />
          </div>
        )}
        <ul className={classes.files} aria-label={t('files.list')}>
          {files.map((file) => (
            <li key={file.id} className={classes.file}>
              <span className={classes.given}>
                {file.name}{' '}
                {file.scan === 'blocked' ? (
                  <span className={classes.problem}>{t('files.blocked')}</span>
                ) : (
                  <span className={classes.lead}>{formatBytes(file.size)}</span>
                )}
              </span>
              <RemoveButton
                label={t('files.remove', { name: file.name })}
                onClick={() => void remove(() => book.removeFile(question.key, file.id))}
              />
            </li>
          ))}
          {coming.map((item) => (
            <li key={item.id}>
              <UploadRow item={item} queue={queue} />
            </li>
          ))}
          {refused.map(({ id: key, file, error: refusal }) => (
            <li key={key} className={classes.file}>
              <span className={classes.given}>
                {file.name}{' '}
                <span className={classes.problem} role="alert">
                  {uploadProblem(refusal, file.size)}
                </span>
              </span>
              <RemoveButton
                label={t('files.dismiss', { name: file.name })}
                onClick={() => setRefused((all) => all.filter((one) => one.id !== key))}
              />
            </li>
          ))}
        </ul>
        {room > 0 ? (
          <FileDropZone
            id={fieldIdOf(question)}
            multiple
            label={t(held > 0 ? 'files.more' : 'files.drop')}
            hint={t('files.hint', { max: perAnswer })}
            accept={acceptedExtensions(answerFilePurpose)}
            onFiles={add}
          />
        ) : (
          <p className={classes.lead}>
            {held >= perAnswer
              ? t('files.full', { max: perAnswer })
              : t('files.formFull', { max: perForm })}
          </p>
        )}
      </ListFocus>
      {leftOut > 0 && (
        <p role="alert" className={classes.problem}>
          {t('files.leftOut', { count: leftOut })}
        </p>
      )}
      {error && (
        <p role="alert" className={classes.problem}>
          {error}
        </p>
      )}
    </div>
  );

  async function remove(change: () => void) {
    change();
    setLeftOut(0);
    await book.flush();
  }
}

function RemoveButton({ label, onClick }: { label: string; onClick: () => void }) {
  return (
    <IconButton aria-label={label} onClick={onClick}>
      <IconX size={16} />
    </IconButton>
  );
}
