import { screen } from '@testing-library/react';
import { Suspense, use, useState } from 'react';
import { renderUi } from '../testing/render-ui.tsx';
import { EditorSurface } from './editor-surface.tsx';

function Page() {
  const [loading, setLoading] = useState<Promise<void>>();
  return (
    <>
      <button onClick={() => setLoading(new Promise((done) => setTimeout(done, 20)))}>Open</button>
      {loading && (
        <Suspense fallback="Loading">
          <Field loading={loading} />
        </Suspense>
      )}
    </>
  );
}

function Field({ loading }: { loading: Promise<void> }) {
  use(loading);
  return (
    <EditorSurface
      id="bio"
      labelledBy="label"
      describedBy={undefined}
      invalid={false}
      minHeight={80}
      maxLength={20}
      placeholder="About you"
      value="<p>Ask Ana</p>"
      onChange={() => undefined}
    />
  );
}

// React keeps a fallback on the page for a while and mounts the rendered content later: later than
// the library keeps an unmounted editor.
test('an editor mounted after a short delay counts its displayed text', async () => {
  renderUi(<Page />);
  const settings = globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean };
  settings.IS_REACT_ACT_ENVIRONMENT = false;
  try {
    screen.getByRole('button', { name: 'Open' }).click();
    expect(await screen.findByText('Ask Ana')).toBeInTheDocument();
    expect(await screen.findByText('7 of 20')).toBeInTheDocument();
    expect(screen.queryByText('About you')).not.toBeInTheDocument();
  } finally {
    settings.IS_REACT_ACT_ENVIRONMENT = true;
  }
});
