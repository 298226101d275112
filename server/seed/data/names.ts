const list = (text: string): readonly string[] => text.trim().split(/[\s]+/);

/** First names from many countries, some with accents, because search and sort have to handle them. */
export const firstNames = list(`
Aaliyah Aaron Abena Adam Adriana Ahmed Aiko Aisha Alejandra Alejandro Alice Alicia Amara Amelia Amina Amir Ana Anaïs André Andrea
Andrew Angela Anh Anika Anil Anita Anthony Antonio Aoife Ariel Arjun Arturo Asha Ashley Astrid Ava Ayesha Beatriz Benjamin Bianca
Björn Brandon Brenda Brian Brigitte Bruno Caleb Camila Carla Carlos Carmen Caroline Catherine Cecilia Cedric Celine Chantal Charles
Chen Chidi Chloé Christina Claire Cora Daniel Daniela Darnell David Deepa Denise Derek Desmond Devon Diana Diego Dimitri Dolores
Dominic Dwayne Eduardo Elena Elijah Elise Elizabeth Emeka Emily Emma Enrique Eric Erin Esperanza Esther Ethan Eva Fatima Felipe
Fernando Fiona Florence Francesca Francisco Gabriel Gabriela George Giovanni Gloria Grace Graciela Guadalupe Gustavo Hannah Hans Hassan
Hector Helen Henry Hiroshi Hugo Ian Ibrahim Ines Imani Ingrid Irene Isaac Isabel Isaiah Ivan Jackson Jacob Jada Jamal James
Jasmine Javier Jean Jenna Jennifer Jerome Jesús Jin Joanna João Joaquín Jonas Jordan Jorge José Joseph Joshua Juan Juanita Julia
Julian Kamala Karen Karim Kate Katarzyna Kavita Keisha Kelly Kenji Kevin Khalid Kim Kofi Kwame Kyle Lakshmi Lamar Laila Laura
Lauren Leah Leila Leo Leticia Liam Lina Linh Logan Lourdes Lucas Lucía Luis Luz Maeve Mai Malik Manuel Marco Marcus Margaret María
Mariam Mariana Mark Marisol Martha Martin Mary Mateo Matthew Maya Mei Mercedes Miguel Mina Miriam Mohammed Mónica Monique Musa
Nadia Naomi Natalia Nathan Nia Nicole Nikhil Nina Noah Noor Nora Octavio Olga Olivia Omar Oscar Padma Pablo Patricia Patrick Paul
Pedro Pilar Priya Quentin Quinn Rachel Rafael Rahul Ramón Raquel Rashid Ravi Raymond Rebecca Renée Ricardo Robert Rosa Rosalind
Ruben Ruth Ryan Saanvi Sabrina Samir Samuel Sandra Sara Sean Sebastian Selena Shanice Sharon Simone Sofía Sonia Soren Stella Stephen
Sunita Susan Sven Tamara Tariq Tatiana Terrence Theo Thomas Tiana Tomás Trang Tyler Uma Valentina Vanessa Vera Veronica Victor
Vikram Violet Wanda Wei Wendell William Ximena Yara Yasmin Yolanda Yusuf Zahra Zainab Zoë
`);

export const lastNames = list(`
Abbott Abdi Acosta Adams Adeyemi Aguilar Ahmed Ali Allen Alvarez Anderson Andrade Appiah Aquino Arroyo Asante Avila Baker Banerjee
Barnes Bauer Becker Bell Beltrán Bennett Bergström Bianchi Blake Boateng Bowman Brennan Brooks Brown Bui Burke Butler Byrne
Caldwell Calderón Campbell Cardoso Carlson Carter Castillo Castro Chan Chandra Chang Chavez Chen Cho Choi Chowdhury Clark Cohen
Coleman Collins Contreras Cooper Cortez Costa Cox Cruz Cunningham Dang Das Davis Delgado Desai Diallo Díaz Dixon Donovan Dubois
Duncan Dunn Edwards Ellis Espinoza Estrada Evans Farah Farrell Fernández Ferrari Figueroa Fischer Fisher Fleming Flores Flynn
Foster Fox Francis Franklin Freeman Fuentes Fujita Gallagher Gallardo Garcia Gardner Garrett Ghosh Gibson Gill Gomez Gonzalez Goodwin
Gordon Graham Grant Green Griffin Guerrero Gupta Gutiérrez Guzmán Hall Hamilton Hansen Harper Harris Hassan Hayes Henderson Henry
Hernández Herrera Hill Hoang Hoffman Holmes Howard Huang Hughes Hussain Huynh Ibarra Ibrahim Ito Ivanova Jackson Jacobs James Jansen
Jenkins Jensen Jiménez Johansson Johnson Jones Jordan Joseph Joshi Juarez Kaplan Kaur Kelly Kennedy Khan Kim King Kowalski Kumar Lam
Lambert Larsen Lawson Le Lee Leon Lewis Li Lim Lin Lindqvist Liu Lopez Lozano Luna Lynch Mahmoud Maldonado Malone Marino Márquez
Marsh Martin Martínez Mason Matsumoto Mbeki McCarthy McDonald Medina Mehta Mejía Mendez Mendoza Mensah Meyer Miller Mitchell Mohamed
Molina Montoya Moore Morales Moreau Moreno Morgan Morris Müller Muñoz Murphy Murray Nakamura Nash Navarro Nelson Ngo Nguyen Nielsen
Njoroge Novak Núñez Nwosu O'Brien O'Connor Ochoa Okafor Okoye Oliveira Olsen Ortega Ortiz Osei Owens Owusu Pacheco Padilla Palmer
Parekh Park Parker Patel Peña Perez Perry Pham Phillips Popov Porter Powell Pretorius Price Quiñones Quinn Ramírez Ramos Rao Reed
Reid Reyes Reynolds Richards Riley Ríos Rivera Robinson Rodríguez Rogers Rojas Romano Romero Rossi Roy Ruiz Russo Ryan Saito Salazar
Sánchez Sanders Santiago Santos Sato Schmidt Schneider Scott Serrano Shah Sharma Shaw Silva Simmons Singh Smith Solis Soto Stewart
Stone Suarez Sullivan Suzuki Takahashi Tan Tanaka Taylor Thapa Thomas Thompson Toledo Torres Tran Tucker Turner Valdez Valencia
Vargas Vasquez Vega Velasco Villanueva Vu Wagner Walker Wallace Walsh Wang Ward Washington Watanabe Watkins Weaver Webb Weber
Wells West White Williams Wilson Wong Wood Wright Wu Yamamoto Yang Yilmaz Young Yusuf Zamora Zhang Zhao Zhou Zielinski
`);
