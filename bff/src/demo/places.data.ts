/**
 * Places where demo people live, with names common there. First and last names are combined at
 * random.
 */
export interface Place {
  country: string;
  region: Region;
  /** A city may have its own phone prefix. */
  cities: readonly (readonly [city: string, timeZone: string, phonePrefix?: string])[];
  firstNames: readonly string[];
  lastNames: readonly string[];
  /** The number without its last six digits. */
  phonePrefix: string;
  language: string;
  schools: readonly string[];
}

export type Region = 'latin_america' | 'africa' | 'europe' | 'asia' | 'north_america';

/** Countries where people are paid in euros. */
export const euroCountries: readonly string[] = ['PT', 'ES', 'HR', 'PL', 'RO'];

/** Countries whose people are native English speakers. */
export const englishCountries: readonly string[] = ['CA'];

const list = (text: string): string[] => text.split(' ').map((name) => name.replaceAll('_', ' '));

export const places: readonly Place[] = [
  {
    country: 'BR',
    region: 'latin_america',
    cities: [
      ['Recife', 'America/Recife', '+55 81 955'],
      ['São Paulo', 'America/Sao_Paulo'],
      ['Belo Horizonte', 'America/Sao_Paulo', '+55 31 955'],
    ],
    firstNames: list('Mateus Larissa Thiago Beatriz Rafael Camila Gustavo Fernanda'),
    lastNames: list('Ferreira Albuquerque Nogueira Barros Teixeira Monteiro Vasconcelos Pires'),
    phonePrefix: '+55 11 955',
    language: 'Portuguese',
    schools: ['Universidade Federal de Pernambuco', 'Universidade de São Paulo'],
  },
  {
    country: 'AR',
    region: 'latin_america',
    cities: [
      ['Rosario', 'America/Argentina/Cordoba', '+54 9 341 5'],
      ['Buenos Aires', 'America/Argentina/Buenos_Aires'],
    ],
    firstNames: list('Valentina Joaquín Martina Tomás Lucía Facundo Agustina Nicolás'),
    lastNames: list('Sosa Benítez Ledesma Quiroga Peralta Villalba Funes Ocampo'),
    phonePrefix: '+54 9 11 55',
    language: 'Spanish',
    schools: ['Universidad de Buenos Aires', 'Universidad Nacional de Rosario'],
  },
  {
    country: 'CO',
    region: 'latin_america',
    cities: [
      ['Medellín', 'America/Bogota'],
      ['Bogotá', 'America/Bogota'],
    ],
    firstNames: list('Camila Andrés Daniela Santiago Natalia Julián Paula Esteban'),
    lastNames: list('Restrepo Cárdenas Ospina Giraldo Zuluaga Arango Bedoya Montoya'),
    phonePrefix: '+57 301 5',
    language: 'Spanish',
    schools: ['Universidad Nacional de Colombia', 'Universidad de Antioquia'],
  },
  {
    country: 'MX',
    region: 'latin_america',
    cities: [
      ['Guadalajara', 'America/Mexico_City'],
      ['Monterrey', 'America/Monterrey', '+52 81 15'],
    ],
    firstNames: list('Ricardo Ximena Emiliano Regina Diego Fátima Leonardo Renata'),
    lastNames: list('Hernández Zamora Villarreal Cisneros Luna Escobedo Treviño Salgado'),
    phonePrefix: '+52 33 15',
    language: 'Spanish',
    schools: ['Universidad de Guadalajara', 'Universidad Autónoma de Nuevo León'],
  },
  {
    country: 'NG',
    region: 'africa',
    cities: [
      ['Enugu', 'Africa/Lagos'],
      ['Lagos', 'Africa/Lagos'],
    ],
    firstNames: list('Amara Chinedu Ngozi Adaeze Emeka Ifeoma Obinna Nkechi'),
    lastNames: list('Okafor Nwosu Eze Umeh Okonkwo Chukwu Onyekachi Nnamdi'),
    phonePrefix: '+234 803 5',
    language: 'Igbo',
    schools: ['University of Nigeria', 'University of Lagos'],
  },
  {
    country: 'NG',
    region: 'africa',
    cities: [
      ['Lagos', 'Africa/Lagos'],
      ['Ibadan', 'Africa/Lagos'],
    ],
    firstNames: list('Tunde Folake Yetunde Segun Bukola Kayode Temitope Damilola'),
    lastNames: list('Adeyemi Balogun Olatunji Ogunleye Adebayo Akinola Oyelaran Fashola'),
    phonePrefix: '+234 803 5',
    language: 'Yoruba',
    schools: ['University of Ibadan', 'University of Lagos'],
  },
  {
    country: 'KE',
    region: 'africa',
    cities: [['Nairobi', 'Africa/Nairobi']],
    firstNames: list('Wanjiru Njeri Wambui Nyambura Brian Kevin Dennis Peter'),
    lastNames: list('Kamau Mwangi Njoroge Kariuki Muthoni Gitau Maina Waweru'),
    phonePrefix: '+254 712 ',
    language: 'Swahili',
    schools: ['University of Nairobi', 'Strathmore University'],
  },
  {
    country: 'KE',
    region: 'africa',
    cities: [
      ['Kisumu', 'Africa/Nairobi'],
      ['Nairobi', 'Africa/Nairobi'],
    ],
    firstNames: list('Akinyi Achieng Atieno Mercy Collins Victor George Felix'),
    lastNames: list('Odhiambo Ochieng Onyango Owino Okoth Otieno Ouma Omondi'),
    phonePrefix: '+254 712 ',
    language: 'Swahili',
    schools: ['Maseno University', 'University of Nairobi'],
  },
  {
    country: 'ZA',
    region: 'africa',
    cities: [
      ['Durban', 'Africa/Johannesburg'],
      ['Johannesburg', 'Africa/Johannesburg'],
    ],
    firstNames: list('Thabo Naledi Lerato Sipho Bongani Zanele Nomsa Themba'),
    lastNames: list('Nkosi Dlamini Mokoena Khumalo Mahlangu Ndlovu Zulu Sithole'),
    phonePrefix: '+27 82 5',
    language: 'Zulu',
    schools: ['University of KwaZulu-Natal', 'University of the Witwatersrand'],
  },
  {
    country: 'ZA',
    region: 'africa',
    cities: [['Cape Town', 'Africa/Johannesburg']],
    firstNames: list('Johan Annika Pieter Liezel Hendrik Marelize Francois Elsa'),
    lastNames: list('van_Zyl Botha Venter Pretorius Steyn Coetzee Fourie Louw'),
    phonePrefix: '+27 82 5',
    language: 'Afrikaans',
    schools: ['University of Cape Town', 'Stellenbosch University'],
  },
  {
    country: 'EG',
    region: 'africa',
    cities: [
      ['Alexandria', 'Africa/Cairo'],
      ['Cairo', 'Africa/Cairo'],
    ],
    firstNames: list('Rania Karim Salma Youssef Nour Tarek Mariam Hossam'),
    lastNames: list('El-Sayed Mansour Fawzy Shafik Abdelrahman Naguib Ghanem Halim'),
    phonePrefix: '+20 100 5',
    language: 'Arabic',
    schools: ['Cairo University', 'Alexandria University'],
  },
  {
    country: 'PL',
    region: 'europe',
    cities: [
      ['Kraków', 'Europe/Warsaw'],
      ['Wrocław', 'Europe/Warsaw'],
    ],
    firstNames: list('Piotr Zofia Mateusz Hanna Jakub Oliwia Bartosz Alicja'),
    lastNames: list('Nowak Wójcik Kaczmarek Sikora Pawlak Mazur Duda Kubiak'),
    phonePrefix: '+48 601 ',
    language: 'Polish',
    schools: ['AGH University of Kraków', 'Warsaw University of Technology'],
  },
  {
    country: 'UA',
    region: 'europe',
    cities: [
      ['Lviv', 'Europe/Kyiv'],
      ['Kyiv', 'Europe/Kyiv'],
    ],
    firstNames: list('Oleh Solomiia Taras Kateryna Andrii Yuliia Dmytro Oksana'),
    lastNames: list('Bondarenko Shevchuk Kravets Melnyk Savchenko Hrytsenko Polishchuk Lysenko'),
    phonePrefix: '+380 67 5',
    language: 'Ukrainian',
    schools: ['Lviv Polytechnic', 'Kyiv Polytechnic Institute'],
  },
  {
    country: 'RO',
    region: 'europe',
    cities: [['Cluj-Napoca', 'Europe/Bucharest']],
    firstNames: list('Ioana Andrei Mihaela Vlad Elena Răzvan Bianca Cristian'),
    lastNames: list('Muresan Ionescu Dumitrescu Stan Marinescu Tudor Popa Lazăr'),
    phonePrefix: '+40 721 ',
    language: 'Romanian',
    schools: ['Babeș-Bolyai University', 'Technical University of Cluj-Napoca'],
  },
  {
    country: 'PT',
    region: 'europe',
    cities: [['Porto', 'Europe/Lisbon']],
    firstNames: list('Inês Duarte Matilde Gonçalo Carolina Afonso Leonor Rodrigo'),
    lastNames: list('Carvalho Antunes Pinheiro Guerreiro Lourenço Figueiredo Brandão Sampaio'),
    phonePrefix: '+351 91 5',
    language: 'Portuguese',
    schools: ['Universidade do Porto', 'Universidade do Minho'],
  },
  {
    country: 'ES',
    region: 'europe',
    cities: [['Valencia', 'Europe/Madrid']],
    firstNames: list('Lucía Álvaro Carmen Hugo Marta Sergio Nuria Iván'),
    lastNames: list('Ibáñez Serrano Gallego Navarro Prieto Marín Cabrera Soler'),
    phonePrefix: '+34 612 ',
    language: 'Spanish',
    schools: ['Universitat Politècnica de València', 'Universitat de València'],
  },
  {
    country: 'HR',
    region: 'europe',
    cities: [['Split', 'Europe/Zagreb']],
    firstNames: list('Petra Luka Maja Ivan Nina Marin Lana Josip'),
    lastNames: list('Horvat Babić Jurić Novak Marić Perković Vuković Barišić'),
    phonePrefix: '+385 91 5',
    language: 'Croatian',
    schools: ['University of Split', 'University of Zagreb'],
  },
  {
    country: 'TR',
    region: 'europe',
    cities: [['İzmir', 'Europe/Istanbul']],
    firstNames: list('Elif Emre Zeynep Kerem Defne Burak Selin Onur'),
    lastNames: list('Yıldız Aydın Korkmaz Şahin Öztürk Polat Erdem Kaplan'),
    phonePrefix: '+90 532 5',
    language: 'Turkish',
    schools: ['Ege University', 'Istanbul Technical University'],
  },
  {
    country: 'GE',
    region: 'europe',
    cities: [['Tbilisi', 'Asia/Tbilisi']],
    firstNames: list('Giorgi Nino Levan Tamar Irakli Mariam Davit Ana'),
    lastNames: list('Beridze Kapanadze Lomidze Gelashvili Tsiklauri Maisuradze Kobakhidze Jikia'),
    phonePrefix: '+995 599 ',
    language: 'Georgian',
    schools: ['Tbilisi State University', 'Georgian Technical University'],
  },
  {
    country: 'IN',
    region: 'asia',
    cities: [
      ['Pune', 'Asia/Kolkata'],
      ['Bengaluru', 'Asia/Kolkata'],
    ],
    firstNames: list('Ananya Rohan Priya Arjun Kavya Vikram Meera Siddharth'),
    lastNames: list('Deshpande Iyer Banerjee Kulkarni Menon Chatterjee Rao Bhatt'),
    phonePrefix: '+91 9820',
    language: 'Hindi',
    schools: ['Savitribai Phule Pune University', 'Visvesvaraya Technological University'],
  },
  {
    country: 'LK',
    region: 'asia',
    cities: [['Colombo', 'Asia/Colombo']],
    firstNames: list('Nuwan Dilini Kasun Tharushi Chamara Sanduni Ruwan Ishara'),
    lastNames: list(
      'Perera Fernando Wickramasinghe Jayasuriya Bandara Gunawardena Silva Rathnayake',
    ),
    phonePrefix: '+94 77 5',
    language: 'Sinhala',
    schools: ['University of Colombo', 'University of Moratuwa'],
  },
  {
    country: 'NP',
    region: 'asia',
    cities: [['Pokhara', 'Asia/Kathmandu']],
    firstNames: list('Sunita Bikash Anjali Prakash Sabina Rajesh Asmita Nabin'),
    lastNames: list('Gurung Shrestha Tamang Thapa Karki Adhikari Rai Maharjan'),
    phonePrefix: '+977 984 5',
    language: 'Nepali',
    schools: ['Tribhuvan University', 'Kathmandu University'],
  },
  {
    country: 'VN',
    region: 'asia',
    cities: [
      ['Da Nang', 'Asia/Ho_Chi_Minh'],
      ['Hanoi', 'Asia/Ho_Chi_Minh'],
    ],
    firstNames: list('Linh Minh Thảo Quân Hương Đức Ngọc Phúc'),
    lastNames: list('Trần Nguyễn Phạm Lê Hoàng Vũ Đặng Bùi'),
    phonePrefix: '+84 90 5',
    language: 'Vietnamese',
    schools: ['Hanoi University of Science and Technology', 'Da Nang University of Technology'],
  },
  {
    country: 'PH',
    region: 'asia',
    cities: [
      ['Cebu City', 'Asia/Manila'],
      ['Davao', 'Asia/Manila'],
    ],
    firstNames: list('Jasmine Miguel Angelica Paolo Kristine Rafael Bianca Joshua'),
    lastNames: list('Santos Villanueva Mercado Dizon Salazar Aquino Navarro Pangilinan'),
    phonePrefix: '+63 917 5',
    language: 'Filipino',
    schools: ['University of San Carlos', 'Ateneo de Davao University'],
  },
  {
    country: 'CA',
    region: 'north_america',
    cities: [['Halifax', 'America/Halifax']],
    firstNames: list('Claire Owen Maya Liam Harper Noah Isla Ethan'),
    lastNames: list('MacLeod Bouchard Singh Tremblay Fraser Nguyen Wallace Campbell'),
    phonePrefix: '+1 902 5',
    language: 'English',
    schools: ['Dalhousie University', "Saint Mary's University"],
  },
];
