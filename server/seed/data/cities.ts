export interface City {
  readonly name: string;
  readonly state: string;
  readonly zipCode: string;
  readonly areaCode: string;
}

const lines = `
Oakland,CA,94607,510
San Francisco,CA,94110,415
San Jose,CA,95112,408
Sacramento,CA,95814,916
Fresno,CA,93721,559
Long Beach,CA,90802,562
San Diego,CA,92101,619
Los Angeles,CA,90012,213
Portland,OR,97205,503
Eugene,OR,97401,541
Seattle,WA,98104,206
Tacoma,WA,98402,253
Spokane,WA,99201,509
Boise,ID,83702,208
Reno,NV,89501,775
Las Vegas,NV,89101,702
Phoenix,AZ,85004,602
Tucson,AZ,85701,520
Albuquerque,NM,87102,505
Santa Fe,NM,87501,505
Denver,CO,80202,303
Boulder,CO,80302,303
Salt Lake City,UT,84101,801
Austin,TX,78701,512
San Antonio,TX,78205,210
Houston,TX,77002,713
Dallas,TX,75201,214
El Paso,TX,79901,915
Oklahoma City,OK,73102,405
Kansas City,MO,64106,816
St. Louis,MO,63101,314
Omaha,NE,68102,402
Des Moines,IA,50309,515
Minneapolis,MN,55401,612
St. Paul,MN,55102,651
Madison,WI,53703,608
Milwaukee,WI,53202,414
Chicago,IL,60605,312
Springfield,IL,62701,217
Indianapolis,IN,46204,317
Detroit,MI,48226,313
Ann Arbor,MI,48104,734
Cleveland,OH,44114,216
Columbus,OH,43215,614
Louisville,KY,40202,502
Nashville,TN,37203,615
Memphis,TN,38103,901
New Orleans,LA,70112,504
Birmingham,AL,35203,205
Atlanta,GA,30303,404
Savannah,GA,31401,912
Charlotte,NC,28202,704
Raleigh,NC,27601,919
Charleston,SC,29401,843
Jacksonville,FL,32202,904
Orlando,FL,32801,407
Miami,FL,33130,305
Richmond,VA,23219,804
Baltimore,MD,21202,410
Washington,DC,20001,202
Philadelphia,PA,19106,215
Pittsburgh,PA,15222,412
Newark,NJ,07102,973
Jersey City,NJ,07302,201
New York,NY,10002,212
Brooklyn,NY,11201,718
Buffalo,NY,14202,716
Rochester,NY,14604,585
Hartford,CT,06103,860
New Haven,CT,06510,203
Providence,RI,02903,401
Boston,MA,02111,617
Worcester,MA,01608,508
Concord,NH,03301,603
Burlington,VT,05401,802
Portland,ME,04101,207
Anchorage,AK,99501,907
Honolulu,HI,96813,808
San Juan,PR,00901,787
`;

export const cities: readonly City[] = lines
  .trim()
  .split('\n')
  .map((line) => {
    const [name = '', state = '', zipCode = '', areaCode = ''] = line.split(',');
    return { name, state, zipCode, areaCode };
  });

export const streets: readonly string[] = `
Main St|Oak Ave|Maple St|Cedar Ln|Harbor Way|Market St|Broadway|Elm St|Lakeview Dr|Mission St|River Rd|Washington Ave|Park Pl|Pine St|
Sunset Blvd|Union St|Chestnut St|Canal St|Highland Ave|Franklin St|Jefferson St|Spring Garden Rd|Orchard Rd|Grand Ave|2nd Ave|5th St|
Martin Luther King Jr Blvd|César Chávez St|Commerce Dr|Industrial Pkwy|Mill Rd|Prospect St|Walnut St|Bayshore Dr|Front St|Water St
`
  .split('|')
  .map((name) => name.trim());
