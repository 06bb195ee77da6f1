import { useEffect, useRef, useState } from 'react';
import { limits } from '@muster/contracts';
import { isApiError, newUuid, usePlatform } from '@muster/kit';
import { uploadFile, uploadProblem } from '@muster/blocks';

/** A file that a message will bring. */
export interface ChatFile {
  key: string;
  name: string;
  /** Null until it has arrived. */
  fileId: string | null;
  problem: string | null;
}

/** Files on their way to the server while the message is being written. */
export function useChatFiles() {
  const platform = usePlatform();
  const [files, setFiles] = useState<readonly ChatFile[]>([]);
  const stopping = useRef(new AbortController());
  useEffect(() => {
    stopping.current = new AbortController();
    return () => stopping.current.abort();
  }, []);

  const change = (key: string, changes: Partial<ChatFile>) =>
    setFiles((all) => all.map((one) => (one.key === key ? { ...one, ...changes } : one)));

  async function bring(key: string, file: File) {
    const { signal } = stopping.current;
    try {
      const received = await uploadFile({
        ...{ platform, file, purpose: 'general', uploadId: null, signal },
        onBegun: () => undefined,
        onProgress: () => undefined,
        onWaiting: () => undefined,
        onChecking: () => undefined,
      });
      change(key, { fileId: received.id });
    } catch (error) {
      if (signal.aborted) return;
      if (!isApiError(error)) throw error;
      change(key, { problem: uploadProblem(error, file.size) });
    }
  }

  function add(chosen: readonly File[]) {
    const fitting = chosen.slice(0, limits.chat.files - files.length);
    const added = fitting.map((file) => ({ file, key: newUuid() }));
    setFiles((all) => [
      ...all,
      ...added.map(({ file, key }) => ({ key, name: file.name, fileId: null, problem: null })),
    ]);
    for (const { file, key } of added) void bring(key, file);
  }

  return {
    files,
    add,
    remove: (key: string) => setFiles((all) => all.filter((one) => one.key !== key)),
    clear: () => setFiles([]),
  };
}
