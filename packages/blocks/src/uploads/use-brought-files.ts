import { useEffect, useRef, useState } from 'react';
import { isApiError, newUuid, usePlatform } from '@muster/kit';
import { uploadProblem } from '../attachments/upload-problem.ts';
import { awaitScan } from './await-scan.ts';
import { uploadFile } from './upload-file.ts';

/** A file to be sent with what the user is writing. */
export interface BroughtFile {
  key: string;
  name: string;
  /** Null until it is uploaded. */
  fileId: string | null;
  problem: string | null;
}

interface BroughtFilesOptions {
  /** Maximum number of files. */
  max: number;
  /** Whether a file counts as uploaded only after its check. */
  checked?: boolean;
  /** Files that are attached already. */
  begun?: readonly BroughtFile[];
}

/** Uploads files while the user is writing. */
export function useBroughtFiles({ max, checked = false, begun = [] }: BroughtFilesOptions) {
  const platform = usePlatform();
  const [files, setFiles] = useState<readonly BroughtFile[]>(begun);
  const stopping = useRef(new AbortController());
  useEffect(() => {
    stopping.current = new AbortController();
    return () => stopping.current.abort();
  }, []);

  const change = (key: string, changes: Partial<BroughtFile>) =>
    setFiles((all) => all.map((one) => (one.key === key ? { ...one, ...changes } : one)));

  async function bring(key: string, file: File) {
    const { signal } = stopping.current;
    try {
      const received = await uploadFile({
        platform,
        file,
        purpose: 'general',
        uploadId: null,
        signal,
        onBegun: () => undefined,
        onProgress: () => undefined,
        onWaiting: () => undefined,
        onChecking: () => undefined,
      });
      if (checked) await awaitScan(platform, received, signal);
      change(key, { fileId: received.id });
    } catch (error) {
      if (signal.aborted) return;
      if (!isApiError(error)) throw error;
      change(key, { problem: uploadProblem(error, file.size) });
    }
  }

  function add(chosen: readonly File[]) {
    const fitting = chosen.slice(0, max - files.length);
    const added = fitting.map((file) => ({ file, key: newUuid() }));
    setFiles((all) => [
      ...all,
      ...added.map(({ file, key }) => ({ key, name: file.name, fileId: null, problem: null })),
    ]);
    for (const { file, key } of added) void bring(key, file);
  }

  return {
    files,
    /** Ids of the uploaded files. */
    ids: files.flatMap(({ fileId }) => fileId ?? []),
    /** Whether a file is still being uploaded. */
    isBusy: files.some(({ fileId, problem }) => fileId === null && problem === null),
    add,
    remove: (key: string) => setFiles((all) => all.filter((one) => one.key !== key)),
    clear: () => setFiles([]),
  };
}
export type BroughtFiles = ReturnType<typeof useBroughtFiles>;
