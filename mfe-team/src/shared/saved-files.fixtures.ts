const { createObjectURL, revokeObjectURL } = URL;

/** Keeps the files that a screen saves while the tests of a block run; the latest one is read. */
export function keepSavedFiles(): { readSaved: () => Promise<string> } {
  const saved: Blob[] = [];
  beforeEach(() => {
    saved.length = 0;
    URL.createObjectURL = (file) => {
      saved.push(file as Blob);
      return 'blob:saved';
    };
    URL.revokeObjectURL = () => undefined;
  });
  afterEach(() => {
    Object.assign(URL, { createObjectURL, revokeObjectURL });
  });
  return {
    readSaved: () =>
      new Promise((resolve, reject) => {
        const last = saved.at(-1);
        if (!last) throw new Error('Nothing was saved');
        const reader = new FileReader();
        reader.onload = () => resolve(reader.result as string);
        reader.onerror = () => reject(new Error('The saved file cannot be read'));
        reader.readAsText(last);
      }),
  };
}
