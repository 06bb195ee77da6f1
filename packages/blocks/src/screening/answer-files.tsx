import { screeningFormEndpoints, type AnswerFile } from '@muster/contracts';
import { IconPaperclip, defineMessages, formatBytes, useT } from '@muster/ui';
import classes from './answer-files.module.css';

const answerFilesMessages = defineMessages('blocks-answer-files', {
  checking: 'being checked',
  blocked: 'blocked by the virus check',
});

interface AnswerFilesProps {
  formId: string;
  /** Key of the question. */
  questionKey: string;
  files: readonly AnswerFile[];
}

/** The candidate's files in answer to a screening question, to download. */
export function AnswerFiles({ formId, questionKey, files }: AnswerFilesProps) {
  const t = useT(answerFilesMessages);
  return (
    <ul className={classes.list}>
      {files.map(({ id, name, size, scan }) => (
        <li key={id}>
          <IconPaperclip size={14} aria-hidden />
          {scan === 'clean' ? (
            <a href={fileUrl(formId, questionKey, id)} download={name}>
              {name}
            </a>
          ) : (
            <span>{name}</span>
          )}
          <span className={classes.quiet}>
            {scan === 'clean' ? formatBytes(size) : t(scan === 'pending' ? 'checking' : 'blocked')}
          </span>
        </li>
      ))}
    </ul>
  );
}

const fileUrl = (formId: string, key: string, fileId: string): string =>
  `/api/v1${screeningFormEndpoints.file.path
    .replace(':id', formId)
    .replace(':key', key)
    .replace(':fileId', fileId)}`;
