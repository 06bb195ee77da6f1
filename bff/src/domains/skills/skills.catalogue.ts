import type { skillCategories } from '@muster/contracts';

export interface CatalogueSkill {
  name: string;
  category: (typeof skillCategories)[number];
  aliases?: readonly string[];
}

type Category = CatalogueSkill['category'];

/** `Name = alias, alias` a line. */
const lists: Readonly<Record<Exclude<Category, 'other'>, string>> = {
  language: `
    JavaScript = JS, ECMAScript
    TypeScript = TS
    Python = Py
    Java
    Kotlin
    Swift
    Objective-C = ObjC
    Go = Golang
    Rust
    C
    C++ = CPP
    C# = C Sharp
    PHP
    Ruby
    Scala
    Elixir
    Erlang
    Haskell
    Clojure
    Dart
    R
    SQL
    HTML = HTML5
    CSS = CSS3
    Sass = SCSS
    Bash = Shell scripting
    Solidity
    Perl
    Lua
    MATLAB`,
  framework: `
    React = ReactJS
    React Native
    Next.js = NextJS
    Redux
    Vue.js = VueJS, Vue
    Nuxt = Nuxt.js
    Angular
    Svelte = SvelteKit
    Node.js = NodeJS, Node
    Express = Express.js
    NestJS = Nest
    Django
    Flask
    FastAPI
    Spring Boot = Spring, Spring Framework
    Hibernate
    Ruby on Rails = Rails, RoR
    Laravel
    Symfony
    ASP.NET = .NET, dotnet, .NET Core
    Flutter
    SwiftUI
    Jetpack Compose
    PyTorch
    TensorFlow
    Keras
    scikit-learn = sklearn
    Pandas
    NumPy
    Spark = Apache Spark
    Unity
    Unreal Engine
    Tailwind CSS = Tailwind
    Qt`,
  database: `
    PostgreSQL = Postgres
    MySQL
    MariaDB
    MongoDB = Mongo
    Redis
    Elasticsearch = Elastic
    Oracle Database = Oracle DB
    SQL Server = MSSQL
    SQLite
    Cassandra
    DynamoDB
    Neo4j
    ClickHouse
    Snowflake
    BigQuery
    Redshift
    Firebase = Firestore`,
  cloud: `
    AWS = Amazon Web Services
    Google Cloud = GCP
    Azure = Microsoft Azure
    Kubernetes = k8s
    Docker
    Terraform
    Pulumi
    Ansible
    Helm
    AWS Lambda = Lambda
    Cloudflare
    OpenShift
    Linux
    Nginx
    Serverless`,
  tool: `
    Git
    GitHub Actions
    GitLab CI
    Jenkins
    Kafka = Apache Kafka
    RabbitMQ
    gRPC
    GraphQL
    REST = REST API
    Airflow = Apache Airflow
    dbt
    Looker
    Tableau
    Power BI
    Prometheus
    Grafana
    Datadog
    Sentry
    Jest
    Playwright
    Cypress
    Selenium
    Postman
    Webpack
    Vite
    Figma
    Jira
    Zendesk
    HubSpot
    Salesforce
    Google Analytics = GA4
    Google Ads
    Android
    iOS
    WebRTC
    OpenTelemetry = OTel`,
  method: `
    CI/CD = Continuous integration
    Agile
    Scrum
    Kanban
    Test automation
    Test-driven development = TDD
    Domain-driven design = DDD
    Microservices
    System design
    Event sourcing
    Code review
    DevOps
    Site reliability = SRE
    A/B testing
    Roadmapping
    Product management
    Project management
    Accessibility = a11y, WCAG
    Performance engineering
    Security engineering
    Penetration testing
    Data modelling
    Machine learning = ML
    Deep learning
    Natural language processing = NLP
    Computer vision
    Prompt engineering
    Data engineering`,
  domain: `
    Fintech
    Payments
    Healthcare
    Logistics
    E-commerce
    Education technology = EdTech
    Gaming
    Telecommunications
    Insurance
    Embedded systems
    Blockchain
    Internet of things = IoT
    Bioinformatics`,
  design: `
    User research
    Usability testing
    Prototyping
    Wireframing
    Design systems
    Interaction design
    Illustration
    Motion design
    UX writing
    Brand design
    Adobe Photoshop = Photoshop
    Adobe Illustrator
    Sketch`,
  soft: `
    Mentoring
    Team leadership
    Stakeholder management
    Technical writing
    Public speaking
    Copywriting
    Content marketing
    SEO = Search engine optimisation
    Customer support
    Account management
    Negotiation
    Recruiting`,
};

function parse([category, text]: [Category, string]): CatalogueSkill[] {
  return text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)
    .map((line) => {
      const [name = '', aliases] = line.split(' = ');
      return { name, category, ...(aliases && { aliases: aliases.split(', ') }) };
    });
}

/** The starter catalogue: skills that profiles of remote contractors name most. */
export const skillCatalogue: readonly CatalogueSkill[] = (
  Object.entries(lists) as [Category, string][]
).flatMap(parse);
