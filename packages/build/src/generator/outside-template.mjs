// A remote in its own repository: differences from one in this repository.
/** @typedef {import('./mfe-template.mjs').Remote} Remote */

/** Published packages of the platform that it depends on. */
export const published = ['contracts', 'ui', 'kit', 'blocks', 'build'];

/** @param {Remote} remote @param {{ tarballs: Record<string, string>, libraries: Record<string, string>, tools: Record<string, string> }} versions */
export const outsidePackage = ({ name }, { tarballs, libraries, tools }) => {
  const { '@muster/build': build, ...ours } = tarballs;
  return `${JSON.stringify(
    {
      name,
      version: '0.1.0',
      private: true,
      type: 'module',
      scripts: {
        dev: 'muster-remote dev',
        'dev:mocks': 'muster-remote dev --mocks',
        check: 'tsc',
        test: 'jest',
        build: 'muster-remote build',
        release: 'muster-remote release',
        'release:check': 'muster-remote check',
      },
      dependencies: { ...ours, ...libraries },
      devDependencies: { '@muster/build': build, ...tools },
    },
    null,
    2,
  )}\n`;
};

export const outsideTsconfig = `{
  "extends": "./node_modules/@muster/build/types/tsconfig.remote.json",
  "include": ["src", "node_modules/@muster/*/**/*.d.ts"],
  "exclude": ["node_modules/@muster/*/dist"]
}
`;

/** @param {Remote} remote */
export const ownTable = ({
  name,
  area,
  title,
  table,
}) => `import { defineRoutes } from '@muster/contracts';

/** Screens that come with a release: no other build of the platform is needed for them. */
export const ${table} = defineRoutes('${name}', {
  home: {
    path: '/${area}',
    access: 'staff',
    kind: 'page',
    layout: 'staff',
    title: '${title}',
    status: 'built',
    // Held by all staff; name the one that this area is for.
    permission: 'home.read',
    nav: { group: 'team', label: '${title}', icon: 'stack', order: 90 },
  },
});
`;

/** @param {Remote} remote */
export const mocks = () => `import { mockPlatform } from '@muster/kit/mocks';

/** Answers in place of a platform: npm run dev:mocks. What a screen asks for gets a line here. */
mockPlatform('owner', []);
`;

/** @param {Remote} remote */
export const readme = ({ name, area }) => `# ${name}

A remote of Muster in a repository of its own.

\`\`\`
npm install
npm run dev:mocks    # alone, with the answers of src/mocks.ts: http://localhost:4360/${area}
npm run dev          # alone, against a platform at BFF_URL (http://127.0.0.1:4000)
npm test && npm run check
npm run release:check -- --to https://agency.example
npm run release -- --to https://agency.example --note "What is new" --canary-share 10
\`\`\`

\`MUSTER_RELEASE_TOKEN\` holds the release token of ${name}, which Settings → Releases of the platform makes. It signs what is released and is never sent. A first release is for everybody; later ones may be shown to some first.

\`packages/\` holds the packages of the platform that this is built with. With newer ones of the platform, replace them and run \`npm install\`.
`;

/** The routes of the remote come from its own table. @param {string} text @param {Remote} remote */
export const fromOwnTable = (text, { table }) =>
  text
    .replace(`import { ${table} } from '@muster/contracts';\n`, '')
    .replace(
      "} from '@muster/kit';\n",
      `} from '@muster/kit';\nimport { ${table} } from './own-routes.ts';\n`,
    );
