import { readFileSync } from 'node:fs';
import { firstParts, takeFirst } from './take-first.mjs';

test('names of first pages are imported from their own file, all others from the whole library', () => {
  expect(takeFirst("import { Badge, DateField, type Option } from '@muster/ui';\nrest();\n")).toBe(
    "import { Badge } from '@muster/ui/first'; import { DateField, type Option } from '@muster/ui';\nrest();\n",
  );
});

test('the parts of a first form are imported from a file of their own', () => {
  expect(takeFirst("import { Badge, DateField, Form } from '@muster/ui';")).toBe(
    "import { Badge } from '@muster/ui/first'; import { Form } from '@muster/ui/first-form'; import { DateField } from '@muster/ui';",
  );
});

test('the parts of a first list are imported from a file of their own', () => {
  expect(takeFirst("import { Badge, DataTable, DateField } from '@muster/ui';")).toBe(
    "import { Badge } from '@muster/ui/first'; import { DataTable } from '@muster/ui/first-list'; import { DateField } from '@muster/ui';",
  );
});

test('each name is exported from only one part', () => {
  const names = Object.values(firstParts).flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/^export \{([^}]*)\} from /gm)].flatMap(
      ([, list = '']) => list.split(',').map((name) => name.trim()),
    ),
  );
  const named = names.filter(Boolean);
  expect(named.length).toBeGreaterThan(100);
  expect(named.filter((name, place) => named.indexOf(name) !== place)).toEqual([]);
});

test('an import from one place stays one import, on as many lines as before', () => {
  expect(takeFirst("import {\n  Badge,\n  useT,\n} from '@muster/ui';\nrest();\n")).toBe(
    "import { Badge, useT } from '@muster/ui/first';\n\n\n\nrest();\n",
  );
  const others = "import { DateField } from '@muster/ui';\nimport { Badge } from './badge.tsx';\n";
  expect(takeFirst(others)).toBe(others);
});
