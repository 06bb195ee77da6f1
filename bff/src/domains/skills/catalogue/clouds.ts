/** Clouds, infrastructure and operating systems. One a line, `Name = alias, alias`. */
export const clouds = `
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
  Serverless
  Amazon EC2 = EC2
  Amazon S3 = S3
  Amazon ECS = ECS
  Amazon EKS = EKS
  AWS CDK
  CloudFormation
  CloudFront
  API Gateway
  Step Functions
  SageMaker
  Google Kubernetes Engine = GKE
  Cloud Run
  Cloud Functions
  Vertex AI
  Azure DevOps
  Azure Functions
  Azure Kubernetes Service = AKS
  Microsoft Entra ID = Azure AD
  DigitalOcean
  Heroku
  Vercel
  Netlify
  Fly.io
  Oracle Cloud = OCI
  IBM Cloud
  OpenStack
  VMware = vSphere
  Proxmox
  Podman
  Rancher
  Argo CD = ArgoCD
  Flux CD
  Istio
  Packer
  Vagrant
  Puppet
  SaltStack
  Crossplane
  Apache HTTP Server
  HAProxy
  Traefik
  Windows Server
  Ubuntu
  Red Hat Enterprise Linux = RHEL
  Active Directory
  TCP/IP
  DNS
  VPN
`;
