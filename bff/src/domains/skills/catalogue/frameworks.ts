/** Frameworks and libraries. One a line, `Name = alias, alias`. */
export const frameworks = `
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
  Qt
  Gatsby
  Preact
  SolidJS = Solid.js
  Ember.js = Ember
  Backbone.js = Backbone
  jQuery
  RxJS
  NgRx
  MobX
  Zustand
  TanStack Query = React Query
  React Router
  Material UI = MUI
  Bootstrap
  Chakra UI
  Mantine
  Ant Design = antd
  Storybook
  Three.js
  D3.js = D3
  Electron
  Ionic
  Capacitor
  Cordova = PhoneGap
  Expo
  .NET MAUI = MAUI
  Xamarin
  Blazor
  Entity Framework = EF Core
  WPF
  Fastify
  Koa
  Hapi
  Strapi
  Meteor
  Socket.IO
  Prisma
  TypeORM
  Sequelize
  Mongoose
  Drizzle ORM = Drizzle
  Apollo = Apollo GraphQL
  tRPC
  Django REST Framework = DRF
  SQLAlchemy
  Celery
  Pydantic
  Scrapy
  Streamlit
  Spring Cloud
  Spring Security
  Quarkus
  Micronaut
  Jakarta EE = Java EE, J2EE
  Play Framework
  Akka
  Vert.x
  Ktor
  Gin
  Actix = Actix Web
  Axum
  Tokio
  Phoenix = Phoenix LiveView
  Sinatra
  Sidekiq
  CodeIgniter
  Yii
  CakePHP
  WordPress
  Drupal
  Magento = Adobe Commerce
  Shopify = Shopify Liquid
  WooCommerce
  UIKit
  Core Data
  RxSwift
  ARKit
  Retrofit
  Kotlin Multiplatform = KMP
  Godot
  OpenGL
  Vulkan
  DirectX
  XGBoost
  LightGBM
  Hugging Face = Transformers
  LangChain
  LlamaIndex
  OpenCV
  spaCy
  NLTK
  Matplotlib
  SciPy
  Polars
  Dask
  JAX
  Flink = Apache Flink
  Beam = Apache Beam
  Hadoop = Apache Hadoop
  Hive = Apache Hive
  ROS = Robot Operating System
`;
