/** Tools, services and protocols. One a line, `Name = alias, alias`. */
export const tools = `
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
  OpenTelemetry = OTel
  GitHub
  GitLab
  Bitbucket
  Subversion = SVN
  CircleCI
  Travis CI
  TeamCity
  Bamboo
  Azure Pipelines
  Maven
  Gradle
  npm
  Yarn
  pnpm
  Turborepo
  Nx
  Rollup
  esbuild
  Babel
  ESLint
  SonarQube
  Mocha
  Vitest
  Testing Library = React Testing Library
  Puppeteer
  Appium
  Espresso
  XCTest
  JUnit
  pytest
  RSpec
  Cucumber
  Robot Framework
  k6
  JMeter
  Gatling
  Swagger = OpenAPI
  Insomnia
  SoapUI
  SOAP
  WebSocket
  MQTT
  NATS
  ActiveMQ
  Amazon SQS = SQS
  Amazon Kinesis = Kinesis
  Google Pub/Sub
  Celonis
  Zapier
  n8n
  Retool
  UiPath
  Power Automate
  Power Apps
  SharePoint
  Microsoft Excel = Excel
  Google Sheets
  Metabase
  Superset = Apache Superset
  Qlik = Qlik Sense
  Amplitude
  Mixpanel
  Google Tag Manager = GTM
  Hotjar
  Optimizely
  Fivetran
  Airbyte
  Talend
  Informatica
  SSIS
  Dagster
  Prefect
  MLflow
  Kubeflow
  Weights & Biases
  Jupyter
  New Relic
  Dynatrace
  Splunk
  ELK Stack = Logstash, Kibana
  Jaeger
  PagerDuty
  Confluence
  Trello
  Asana
  ClickUp
  Monday.com
  Miro
  ServiceNow
  SAP
  Oracle ERP
  NetSuite
  Odoo
  Microsoft Dynamics 365 = Dynamics 365
  Workday
  Intercom
  Freshdesk
  Marketo
  Mailchimp
  Pardot
  Ahrefs
  SEMrush
  Meta Ads = Facebook Ads
  LinkedIn Ads
  Contentful
  Webflow
  Wix
  PayPal
  Twilio
  Auth0
  Okta
  Keycloak
  OAuth = OAuth 2.0
  SAML
  JWT
  Wireshark
  Burp Suite
  Nmap
  Metasploit
  Snyk
  Xcode
  Android Studio
  IntelliJ IDEA
  Visual Studio Code = VS Code
  Arduino
  Raspberry Pi
  FPGA
  PLC
  AutoCAD
  SolidWorks
  Blender
`;
