import { takeFirst } from './take-first.mjs';

test('names of first pages are taken by themselves, all others of the whole library', () => {
  expect(takeFirst("import { Badge, DataTable, type Option } from '@muster/ui';\nrest();\n")).toBe(
    "import { Badge } from '@muster/ui/first'; import { DataTable, type Option } from '@muster/ui';\nrest();\n",
  );
});

test('the parts of a first form are taken from a file of their own', () => {
  expect(takeFirst("import { Badge, DataTable, Form } from '@muster/ui';")).toBe(
    "import { Badge } from '@muster/ui/first'; import { Form } from '@muster/ui/first-form'; import { DataTable } from '@muster/ui';",
  );
});

test('what comes from one place alone stays one import, on as many lines as before', () => {
  expect(takeFirst("import {\n  Badge,\n  useT,\n} from '@muster/ui';\nrest();\n")).toBe(
    "import { Badge, useT } from '@muster/ui/first';\n\n\n\nrest();\n",
  );
  const others = "import { DataTable } from '@muster/ui';\nimport { Badge } from './badge.tsx';\n";
  expect(takeFirst(others)).toBe(others);
});
