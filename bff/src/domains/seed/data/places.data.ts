/** Where demo people live, with names usual there. First and last names are combined at random. */
export interface Place {
  country: string;
  cities: readonly (readonly [city: string, timeZone: string])[];
  firstNames: readonly string[];
  lastNames: readonly string[];
  phonePrefix: string;
}

const list = (text: string): string[] => text.split(' ').map((name) => name.replaceAll('_', ' '));

export const places: readonly Place[] = [
  {
    country: 'BR',
    cities: [
      ['Recife', 'America/Recife'],
      ['São Paulo', 'America/Sao_Paulo'],
      ['Belo Horizonte', 'America/Sao_Paulo'],
    ],
    firstNames: list('Mateus Larissa Thiago Beatriz Rafael Camila Gustavo Fernanda'),
    lastNames: list('Ferreira Albuquerque Nogueira Barros Teixeira Monteiro Vasconcelos Pires'),
    phonePrefix: '+55 11 9',
  },
  {
    country: 'AR',
    cities: [
      ['Rosario', 'America/Argentina/Cordoba'],
      ['Buenos Aires', 'America/Argentina/Buenos_Aires'],
    ],
    firstNames: list('Valentina Joaquín Martina Tomás Lucía Facundo Agustina Nicolás'),
    lastNames: list('Sosa Benítez Ledesma Quiroga Peralta Villalba Funes Ocampo'),
    phonePrefix: '+54 9 11 5',
  },
  {
    country: 'CO',
    cities: [
      ['Medellín', 'America/Bogota'],
      ['Bogotá', 'America/Bogota'],
    ],
    firstNames: list('Camila Andrés Daniela Santiago Natalia Julián Paula Esteban'),
    lastNames: list('Restrepo Cárdenas Ospina Giraldo Zuluaga Arango Bedoya Montoya'),
    phonePrefix: '+57 301 5',
  },
  {
    country: 'MX',
    cities: [
      ['Guadalajara', 'America/Mexico_City'],
      ['Monterrey', 'America/Monterrey'],
    ],
    firstNames: list('Ricardo Ximena Emiliano Regina Diego Fátima Leonardo Renata'),
    lastNames: list('Hernández Zamora Villarreal Cisneros Luna Escobedo Treviño Salgado'),
    phonePrefix: '+52 33 15',
  },
  {
    country: 'NG',
    cities: [
      ['Lagos', 'Africa/Lagos'],
      ['Abuja', 'Africa/Lagos'],
    ],
    firstNames: list('Amara Chinedu Ngozi Tunde Adaeze Emeka Folake Ibrahim'),
    lastNames: list('Okafor Adeyemi Nwosu Balogun Eze Olatunji Danjuma Umeh'),
    phonePrefix: '+234 803 55',
  },
  {
    country: 'KE',
    cities: [['Nairobi', 'Africa/Nairobi']],
    firstNames: list('Wanjiru Otieno Akinyi Kamau Njeri Kiprono Achieng Mutua'),
    lastNames: list('Kamau Odhiambo Mwangi Cheruiyot Wambui Kiptoo Njoroge Muthoni'),
    phonePrefix: '+254 712 5',
  },
  {
    country: 'ZA',
    cities: [
      ['Durban', 'Africa/Johannesburg'],
      ['Cape Town', 'Africa/Johannesburg'],
    ],
    firstNames: list('Thabo Naledi Johan Lerato Sipho Annika Bongani Zanele'),
    lastNames: list('Nkosi Dlamini van_Zyl Mokoena Khumalo Botha Mahlangu Pillay'),
    phonePrefix: '+27 82 55',
  },
  {
    country: 'EG',
    cities: [
      ['Alexandria', 'Africa/Cairo'],
      ['Cairo', 'Africa/Cairo'],
    ],
    firstNames: list('Rania Karim Salma Youssef Nour Tarek Mariam Hossam'),
    lastNames: list('El-Sayed Mansour Fawzy Shafik Abdelrahman Naguib Ghanem Halim'),
    phonePrefix: '+20 100 55',
  },
  {
    country: 'PL',
    cities: [
      ['Kraków', 'Europe/Warsaw'],
      ['Wrocław', 'Europe/Warsaw'],
    ],
    firstNames: list('Piotr Zofia Mateusz Hanna Jakub Oliwia Bartosz Alicja'),
    lastNames: list('Zieliński Wójcik Kaczmarek Sikora Pawlak Ostrowski Duda Głowacki'),
    phonePrefix: '+48 601 55',
  },
  {
    country: 'UA',
    cities: [
      ['Lviv', 'Europe/Kyiv'],
      ['Kyiv', 'Europe/Kyiv'],
    ],
    firstNames: list('Oleh Solomiia Taras Kateryna Andrii Yuliia Dmytro Oksana'),
    lastNames: list('Bondarenko Shevchuk Kravets Melnyk Savchenko Hrytsenko Polishchuk Lysenko'),
    phonePrefix: '+380 67 55',
  },
  {
    country: 'RO',
    cities: [['Cluj-Napoca', 'Europe/Bucharest']],
    firstNames: list('Ioana Andrei Mihaela Vlad Elena Răzvan Bianca Cristian'),
    lastNames: list('Muresan Ionescu Dumitrescu Stan Marinescu Tudor Popa Lazăr'),
    phonePrefix: '+40 721 55',
  },
  {
    country: 'PT',
    cities: [['Porto', 'Europe/Lisbon']],
    firstNames: list('Inês Duarte Matilde Gonçalo Carolina Afonso Leonor Rodrigo'),
    lastNames: list('Carvalho Antunes Pinheiro Guerreiro Lourenço Figueiredo Brandão Sampaio'),
    phonePrefix: '+351 91 55',
  },
  {
    country: 'ES',
    cities: [['Valencia', 'Europe/Madrid']],
    firstNames: list('Lucía Álvaro Carmen Hugo Marta Sergio Nuria Iván'),
    lastNames: list('Ibáñez Serrano Gallego Navarro Prieto Marín Cabrera Soler'),
    phonePrefix: '+34 612 55',
  },
  {
    country: 'HR',
    cities: [['Split', 'Europe/Zagreb']],
    firstNames: list('Petra Luka Maja Ivan Nina Marin Lana Josip'),
    lastNames: list('Horvat Babić Jurić Novak Marić Perković Vuković Barišić'),
    phonePrefix: '+385 91 55',
  },
  {
    country: 'TR',
    cities: [['İzmir', 'Europe/Istanbul']],
    firstNames: list('Elif Emre Zeynep Kerem Defne Burak Selin Onur'),
    lastNames: list('Yıldız Aydın Korkmaz Şahin Öztürk Polat Erdem Kaplan'),
    phonePrefix: '+90 532 55',
  },
  {
    country: 'GE',
    cities: [['Tbilisi', 'Asia/Tbilisi']],
    firstNames: list('Giorgi Nino Levan Tamar Irakli Mariam Davit Ana'),
    lastNames: list('Beridze Kapanadze Lomidze Gelashvili Tsiklauri Maisuradze Kobakhidze Jikia'),
    phonePrefix: '+995 599 5',
  },
  {
    country: 'IN',
    cities: [
      ['Pune', 'Asia/Kolkata'],
      ['Bengaluru', 'Asia/Kolkata'],
    ],
    firstNames: list('Ananya Rohan Priya Arjun Kavya Vikram Meera Siddharth'),
    lastNames: list('Deshpande Iyer Banerjee Kulkarni Menon Chatterjee Rao Bhatt'),
    phonePrefix: '+91 98200 5',
  },
  {
    country: 'LK',
    cities: [['Colombo', 'Asia/Colombo']],
    firstNames: list('Nuwan Dilini Kasun Tharushi Chamara Sanduni Ruwan Ishara'),
    lastNames: list(
      'Perera Fernando Wickramasinghe Jayasuriya Bandara Gunawardena Silva Rathnayake',
    ),
    phonePrefix: '+94 77 55',
  },
  {
    country: 'NP',
    cities: [['Pokhara', 'Asia/Kathmandu']],
    firstNames: list('Sunita Bikash Anjali Prakash Sabina Rajesh Asmita Nabin'),
    lastNames: list('Gurung Shrestha Tamang Thapa Karki Adhikari Rai Maharjan'),
    phonePrefix: '+977 984 55',
  },
  {
    country: 'VN',
    cities: [
      ['Da Nang', 'Asia/Ho_Chi_Minh'],
      ['Hanoi', 'Asia/Bangkok'],
    ],
    firstNames: list('Linh Minh Thảo Quân Hương Đức Ngọc Phúc'),
    lastNames: list('Trần Nguyễn Phạm Lê Hoàng Vũ Đặng Bùi'),
    phonePrefix: '+84 90 55',
  },
  {
    country: 'PH',
    cities: [
      ['Cebu City', 'Asia/Manila'],
      ['Davao', 'Asia/Manila'],
    ],
    firstNames: list('Jasmine Miguel Angelica Paolo Kristine Rafael Bianca Joshua'),
    lastNames: list('Santos Villanueva Mercado Dizon Salazar Aquino Navarro Pangilinan'),
    phonePrefix: '+63 917 55',
  },
  {
    country: 'CA',
    cities: [['Halifax', 'America/Halifax']],
    firstNames: list('Claire Owen Maya Liam Harper Noah Isla Ethan'),
    lastNames: list('MacLeod Bouchard Singh Tremblay Fraser Nguyen Wallace Campbell'),
    phonePrefix: '+1 902 555',
  },
];
