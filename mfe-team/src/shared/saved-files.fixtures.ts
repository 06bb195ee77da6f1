const { createObjectURL, revokeObjectURL } = URL;

/**
 * Captures the files that a screen saves during the tests of a block; `readSaved` reads the latest.
 */
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
