import { useCallback } from 'react';
import { useT } from '@muster/ui';
import { isApiError } from '@muster/kit';
import { DocumentPreview } from '../documents/document-preview.tsx';
import type { OpenPdf } from '../documents/pdf-document.types.ts';
import { signingMessages } from './messages.ts';
import classes from './signing.module.css';

/** Returns the URL of a document's PDF. */
export const documentFileUrl = (id: string): string => `/api/v1/signature-documents/${id}/file`;

interface DocumentReaderProps {
  /** URL of the PDF. */
  url: string;
  title: string;
  /** Another version of the document is loaded anew. */
  version: number;
  open?: OpenPdf | undefined;
}

/** Shows the PDF in the page, with a download link. */
export function DocumentReader({ url, title, version, open }: DocumentReaderProps) {
  const t = useT(signingMessages);
  const load = useCallback(
    async (signal: AbortSignal) => {
      const answer = await fetch(url, {
        credentials: 'same-origin',
        signal,
        cache: 'no-store',
      });
      if (answer.ok) return answer.blob();
      const body = (await answer.json().catch(() => null)) as { error?: unknown } | null;
      const error = { ...(body?.error as object), status: answer.status };
      throw isApiError(error) ? Object.assign(new Error(error.message), error) : new Error(title);
    },
    [url, title],
  );
  return (
    <>
      <div className={classes.reader}>
        <DocumentPreview
          key={version}
          name={title}
          type="application/pdf"
          load={load}
          {...(open && { open })}
        />
      </div>
      <a href={url} download={`${title}.pdf`}>
        {t('download')}
      </a>
    </>
  );
}
